import { activateAll, openStorage, readRegistry } from '@portal/release'
import { prepareAppConfig } from './app-config-file.ts'
import { claimData } from './data-lock.ts'
import { assertPortsAreFree } from './free-ports.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { startBackend, startWebServer } from './portal-services.ts'
import { buildApps, buildPortalFirst, releaseBuilds } from './releases.ts'
import { runCommand } from './run-command.ts'
import { print } from './terminal.ts'
import { printWelcome } from './welcome.ts'
import { apps } from './workspace.ts'

/** `--no-build` starts the portal with the releases in the store. */
const builds = !process.argv.includes('--no-build')

/** The gate needs a running portal. */
const FORCE = 'npm start: the builds of this checkout'

await runCommand(
  async (children) => {
    const settings = readLaunchSettings()
    await claimData(settings.dataDir)
    await assertPortsAreFree(settings.ports)
    await prepareAppConfig(settings)

    const backend = await startBackend(children, settings)
    const { storeDir, showcase } = settings
    const store = openStorage(storeDir)
    let addElements: (() => Promise<void>) | undefined
    const updateStore = async () => {
      if (!builds) return activateAll(store, {})
      const isFirst = Object.keys((await readRegistry(store)).apps).length === 0
      if (isFirst) addElements = await buildPortalFirst(children, apps, showcase)
      else await buildApps(children, apps, showcase)
      return releaseBuilds(apps, storeDir, FORCE)
    }
    await Promise.race([updateStore(), backend.died])
    const seeded = await backend.ready
    const web = await startWebServer(children, settings)
    print('data                  seeded; BFF, sign-in and mailbox are up')
    await web.ready
    print('portal                served')
    printWelcome(settings, seeded)
    await Promise.race([
      addElements?.().then(() => releaseBuilds(apps, storeDir, FORCE)),
      backend.died,
      web.died,
    ])
    await Promise.race([backend.died, web.died])
  },
  { stoppedCode: 0 },
)
