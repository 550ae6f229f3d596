import { commandLine } from './command-line.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { startPortal } from './start-portal.ts'
import { printWelcome } from './welcome.ts'

const { build: builds } = commandLine('npm start --', 'builds what has changed, and runs the whole portal')
  .option('--no-build', 'run it with the releases in the store')
  .parse()
  .opts<{ build: boolean }>()

await runCommand(
  async (children) => {
    const settings = readLaunchSettings()
    const portal = await startPortal(children, settings, { builds })
    printWelcome(settings, portal.seeded)
    await Promise.race([portal.addElements(), portal.died])
    await portal.died
  },
  { stoppedCode: 0 },
)
