#!/usr/bin/env node
import { resolve } from 'node:path'
import { CommanderError, program } from 'commander'
import { addActivate, addTakingBack } from './commands/activate.ts'
import { addCanary, addPromote } from './commands/canary.ts'
import { addConfig } from './commands/config.ts'
import { addPrune } from './commands/prune.ts'
import { addPublish, workspace } from './commands/publish.ts'
import { addList, addLog } from './commands/show.ts'
import { addWatch } from './commands/watch.ts'
import { ReleaseError } from './store.ts'

program
  .name('release')
  .description('The releases of the portal. <app> is host or the name of a remote, such as mfe-example.')
  .option(
    '--store <address>',
    'the release store, a folder or s3://bucket/prefix',
    resolve(workspace, '.portal/store'),
  )
  .option('--json', 'print JSON')
  .option('--dry-run', 'print what a command would change, and write nothing')
  .option('--why <text>', 'the reason, for the log')
  .option(
    '--by <name>',
    'who does it, for the log (default: PORTAL_RELEASED_BY, git user or user of the system)',
  )
  .addHelpText(
    'after',
    '\n"npm run release -- verify <app> [release]" tries a release before it is activated.' +
      '\nExit codes: 0 done, 1 refused (nothing has changed), 2 wrong usage.',
  )
  .configureHelp({ showGlobalOptions: true })
  .exitOverride()

addPublish(program)
addActivate(program)
addTakingBack(program)
addCanary(program)
addPromote(program)
addWatch(program)
addList(program)
addLog(program)
addPrune(program)
addConfig(program)

try {
  if (process.argv.length > 2) await program.parseAsync()
  else program.outputHelp()
} catch (error) {
  // Commander has printed its message.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof ReleaseError) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } else throw error
}
