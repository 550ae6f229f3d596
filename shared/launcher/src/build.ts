import { createAppConfig } from './app-config-file.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { buildApps, releaseBuilds } from './releases.ts'
import { runCommand } from './run-command.ts'
import { print } from './terminal.ts'
import { apps, chosenNames } from './workspace.ts'

await runCommand(async (children) => {
  const chosen = chosenNames(apps)
  const settings = readLaunchSettings()
  await createAppConfig(settings)
  await buildApps(children, chosen, settings.showcase)
  await releaseBuilds(chosen, settings.storeDir, { named: process.argv.length > 2 })
  print(`Built and active in ${settings.storeDir}`)
})
