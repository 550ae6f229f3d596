import { commandLine } from './command-line.ts'
import { claimData } from './data-lock.ts'
import { DevelopmentReport } from './development-report.ts'
import { assertPortsAreFree } from './free-ports.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { startBackend, startWebServer } from './portal-services.ts'
import { makePreviewStore } from './preview-store.ts'
import { runCommand } from './run-command.ts'
import { watchApp } from './watch-app.ts'
import { printOverrides, printWelcome } from './welcome.ts'
import { apps, chosenNames } from './workspace.ts'

const BFF = 'bff'

const { args: named } = commandLine(
  'npm run dev --',
  'runs apps from source inside the otherwise released portal',
)
  .argument('[app...]', 'host, remotes and bff; default: all')
  .parse()

await runCommand(
  async (children) => {
    const names = chosenNames([...apps, BFF], named)
    const watched = apps.filter((app) => names.includes(app))
    const settings = readLaunchSettings()
    await claimData(settings.dataDir)
    await assertPortsAreFree(settings.ports)

    const backend = await startBackend(children, settings, { watch: names.includes(BFF) })
    const preview = await Promise.race([makePreviewStore(children, settings, watched), backend.died])
    const { storeDir } = preview
    const report = new DevelopmentReport(storeDir)
    const watchers = watched.map((app) => watchApp(children, app, { storeDir, report }))
    const host = watchers[watched.indexOf('host')]
    await Promise.all([...watchers.map(({ started }) => started), host?.released])

    const web = await startWebServer(children, preview, { development: true })
    const [seeded] = await Promise.all([backend.ready, web.ready])
    printWelcome(settings, seeded)
    printOverrides(settings, watched)
    await Promise.race([backend.died, web.died, ...watchers.map(({ died }) => died)])
  },
  { stoppedCode: 0 },
)
