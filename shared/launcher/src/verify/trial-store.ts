import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activateAll, importRelease, openStorage, readRegistry } from '@portal/release'
import { localAppConfig } from '../app-config-file.ts'
import type { LaunchSettings } from '../launch-settings.ts'
import type { ReleaseSet } from '../releases.ts'

/**
 * Makes a store with these releases alone, so that no release has a fallback in it. `activateAll` checks that they fit. Its
 * page signs in at the backend, never at the provider of the installation.
 * The caller deletes it.
 * @param settings with the ports of the backend
 * @throws ReleaseError when they do not fit
 */
export async function makeTrialStore(settings: LaunchSettings, releases: ReleaseSet): Promise<string> {
  const storeDir = await mkdtemp(join(tmpdir(), 'portal-trial-'))
  const [live, preview] = [openStorage(settings.storeDir), openStorage(storeDir)]
  try {
    await preview.replace('config.json', await localAppConfig(settings))
    const known = await readRegistry(live)
    for (const [app, release] of Object.entries(releases))
      await importRelease(live, preview, { app, release }, { known })
    await activateAll(preview, releases, { known })
    return storeDir
  } catch (error) {
    await rm(storeDir, { recursive: true })
    throw error
  }
}
