import { activateAll, openStorage, readRegistry } from '@portal/release'
import { prepareAppConfig } from './app-config-file.ts'
import type { Children } from './children.ts'
import { claimData } from './data-lock.ts'
import { announceElements } from './first-elements.ts'
import { assertPortsAreFree } from './free-ports.ts'
import type { LaunchSettings } from './launch-settings.ts'
import { startBackend, startWebServer } from './portal-services.ts'
import { buildApps, buildPortalFirst, releaseBuilds, releaseElements } from './releases.ts'
import { print } from './terminal.ts'
import { apps } from './workspace.ts'

/** The gate needs a running portal. */
const FORCE = 'npm start: the builds of this checkout'

/**
 * Starts the whole portal, and resolves when it answers.
 * @param builds whether it builds what has changed; else it has the releases in the store
 */
export async function startPortal(
  children: Children,
  settings: LaunchSettings,
  { builds }: { builds: boolean },
) {
  await claimData(settings.dataDir)
  await assertPortsAreFree(settings.ports)
  await prepareAppConfig(settings)

  const backend = await startBackend(children, settings)
  const { storeDir } = settings
  const store = openStorage(storeDir)
  let addElements: (() => Promise<void>) | undefined
  const prepareElements = async () => {
    const buildElements = await buildPortalFirst(children, apps)
    const end = announceElements(storeDir)
    return async () => {
      await releaseElements(await buildElements(), storeDir, FORCE)
      end()
    }
  }
  const updateStore = async () => {
    if (!builds) return activateAll(store, {})
    const isFirst = Object.keys((await readRegistry(store)).apps).length === 0
    if (isFirst) addElements = await prepareElements()
    else await buildApps(children, apps)
    return releaseBuilds(apps, storeDir, FORCE)
  }
  await Promise.race([updateStore(), backend.died])
  const seeded = await backend.ready
  const web = await startWebServer(children, settings)
  print('data                  seeded; BFF, sign-in and mailbox are up')
  await web.ready
  print('portal                served')
  return {
    seeded,
    /** Resolves when the elements for foreign pages are released, which the first start leaves for later. */
    addElements: async () => addElements?.(),
    died: Promise.race([backend.died, web.died]),
  }
}
