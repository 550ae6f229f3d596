import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { activateAll, importRelease, openStorage, readRegistry } from '@portal/release'
import { prepareAppConfig } from './app-config-file.ts'
import type { Children } from './children.ts'
import type { LaunchSettings } from './launch-settings.ts'
import { buildApps, releaseBuilds } from './releases.ts'
import { apps, stateDir } from './workspace.ts'

const previewDir = join(stateDir, 'dev/store')

/**
 * Makes the store of `npm run dev`: the active releases of the portal's store without the watched apps. What the portal
 * does not have yet is built. The portal's store does not change.
 * @returns settings with the preview store
 */
export async function makePreviewStore(
  children: Children,
  settings: LaunchSettings,
  watched: string[],
): Promise<LaunchSettings> {
  const preview = { ...settings, storeDir: previewDir }
  await rm(previewDir, { recursive: true, force: true })
  await mkdir(previewDir, { recursive: true })
  const config = 'config.json'
  await cp(join(settings.storeDir, config), join(previewDir, config)).catch(() => undefined)
  await prepareAppConfig(preview, previewDir)

  const [portalStore, previewStore] = [openStorage(settings.storeDir), openStorage(previewDir)]
  const known = await readRegistry(portalStore)
  const { apps: live } = known
  const active = Object.values(live).flatMap(({ active, retired }) =>
    retired || watched.includes(active.app) ? [] : [active],
  )
  for (const release of active) await importRelease(portalStore, previewStore, release, { known })
  const releases = Object.fromEntries(active.map(({ app, release }) => [app, release]))
  await activateAll(previewStore, releases, { known })

  const missing = apps.filter((app) => !live[app] && !watched.includes(app))
  if (missing.length > 0) {
    await buildApps(children, missing)
    await releaseBuilds(missing, previewDir, 'npm run dev: the store is a preview')
  }
  return preview
}
