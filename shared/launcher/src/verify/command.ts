import { parseArgs } from 'node:util'
import { latestRelease, openStorage, readRegistry } from '@portal/release'
import { readLaunchSettings } from '../launch-settings.ts'
import { runCommand } from '../run-command.ts'
import { LaunchError, print } from '../terminal.ts'
import { reportOf } from './verdict.ts'
import { verify } from './verify.ts'

/** `npm run release -- verify <app> [<release>]` */
export const runVerify = (args: string[]) =>
  runCommand(async (children) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, 'skip-checks': { type: 'string' } },
    })
    const [app, wanted = 'latest'] = positionals
    if (!app) throw new LaunchError('verify needs the name of an app')
    const settings = readLaunchSettings()
    const registry = await readRegistry(openStorage(settings.storeDir))
    const release = wanted === 'latest' ? latestRelease(registry, app) : wanted
    if (!release) throw new LaunchError(`No release of ${app} is in the store`)
    const skipChecks = values['skip-checks']
    const verdict = await verify({ [app]: release }, { children, settings, skipChecks })
    print(values.json ? JSON.stringify(verdict, null, 2) : reportOf(verdict))
    if (!verdict.passed) throw new LaunchError(`${app} ${release} is refused`)
  })
