import { writeAppConfig } from './app-config-file.ts'
import { claimData } from './data-lock.ts'
import { assertPortsAreFree } from './free-ports.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { startBackend, startWebServer } from './portal-services.ts'
import { buildApps, releaseBuilds } from './releases.ts'
import { runCommand } from './run-command.ts'
import { watchApp } from './watch-app.ts'
import { printWelcome } from './welcome.ts'
import { apps, chosenNames } from './workspace.ts'

const BFF = 'bff'

await runCommand(
  async (children) => {
    const names = chosenNames([...apps, BFF])
    const watched = apps.filter((app) => names.includes(app))
    const settings = readLaunchSettings()
    await claimData(settings.dataDir)
    await assertPortsAreFree(settings.ports)
    await writeAppConfig(settings)

    const backend = await startBackend(children, settings, { watch: names.includes(BFF) })
    const released = apps.filter((app) => !watched.includes(app))
    const updateStore = async () => {
      await buildApps(children, released, settings.showcase)
      await releaseBuilds(released, settings.storeDir)
    }
    await Promise.race([updateStore(), backend.died])
    const watchers = watched.map((app) => watchApp(children, app, settings.storeDir))
    await Promise.all(watchers.map(({ started }) => started))

    const web = await startWebServer(children, settings, { sourceMaps: true })
    const [seeded] = await Promise.all([backend.ready, web.ready])
    printWelcome(settings, seeded)
    await Promise.race([backend.died, web.died, ...watchers.map(({ died }) => died)])
  },
  { stoppedCode: 0 },
)
