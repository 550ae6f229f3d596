import { writeAppConfig } from './app-config-file.ts'
import { chosenNames } from './chosen-names.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { runCommand } from './run-command.ts'
import { say } from './terminal.ts'
import { updateReleases } from './update-releases.ts'
import { apps } from './workspace.ts'

await runCommand(async (children) => {
  const chosen = chosenNames(apps)
  const settings = readLaunchSettings()
  await writeAppConfig(settings)
  await updateReleases(children, chosen, settings)
  say(`Built and active in ${settings.storeDir}`)
})
