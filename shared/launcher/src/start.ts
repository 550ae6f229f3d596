import { readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { startPortal } from './start-portal.ts'
import { printWelcome } from './welcome.ts'

/** `--no-build` starts the portal with the releases in the store. */
const builds = !process.argv.includes('--no-build')

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
