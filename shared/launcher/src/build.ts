import { createAppConfig } from './app-config-file.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { activateBuilds, buildApps, publishBuilds } from './releases.ts'
import { runCommand } from './run-command.ts'
import { print } from './terminal.ts'
import { apps, chosenNames } from './workspace.ts'

await runCommand(async (children) => {
  const chosen = chosenNames(apps)
  const settings = readLaunchSettings()
  const { storeDir } = settings
  await createAppConfig(settings)
  await buildApps(children, chosen, settings.showcase)
  await activateBuilds(
    await publishBuilds(chosen, storeDir, process.argv.length > 2),
    storeDir,
    'npm run build',
  )
  print(`Built and active in ${storeDir}`)
})
