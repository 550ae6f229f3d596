import { openStorage, printable, readRegistry } from '@portal/release'
import { createAppConfig } from './app-config-file.ts'
import { commandLine } from './command-line.ts'
import { elementsReleased } from './first-elements.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { activateBuilds, buildApps, publishBuilds } from './releases.ts'
import { runCommand } from './run-command.ts'
import { LaunchError, print, seconds } from './terminal.ts'
import { reportOf } from './verify/verdict.ts'
import { verify } from './verify/verify.ts'
import { apps, chosenNames } from './workspace.ts'

const { args: named } = commandLine(
  'npm run build --',
  'builds and publishes what has changed, tries it in a browser and activates it',
)
  .argument('[app...]', 'host and remotes; default: all')
  .parse()

await runCommand(async (children) => {
  const startedAt = Date.now()
  const chosen = chosenNames(apps, named)
  const settings = readLaunchSettings()
  const { storeDir } = settings
  await createAppConfig(settings)
  await elementsReleased(storeDir)
  await buildApps(children, chosen)
  const candidates = await publishBuilds(chosen, storeDir, { named: named.length > 0 })
  const { apps: live } = await readRegistry(openStorage(storeDir))
  if (!live.host)
    await activateBuilds(candidates, storeDir, 'npm run build: no portal is live yet to try them in')
  else if (Object.keys(candidates).length > 0) {
    print('Trying them before they are active …')
    const verdict = await verify(candidates, { children, settings })
    for (const line of reportOf(verdict)) print(printable(line))
    if (!verdict.passed) throw new LaunchError(`Not activated. ${howToForce(candidates)}`)
    await activateBuilds(candidates, storeDir)
  }
  print(`Built and active in ${storeDir} (${seconds(Date.now() - startedAt)})`)
})

function howToForce(candidates: Record<string, string>): string {
  const pairs = Object.entries(candidates).flat().join(' ')
  return `To activate it all the same: npm run release -- activate ${pairs} --force "<reason>"`
}
