import { Command, CommanderError } from 'commander'
import { addActivate, addTakingBack } from './commands/activate.ts'
import { addCanary, addPromote } from './commands/canary.ts'
import { addConfig } from './commands/config.ts'
import { addPrune } from './commands/prune.ts'
import { addPublish } from './commands/publish.ts'
import { addList, addLog } from './commands/show.ts'
import { addWatch } from './commands/watch.ts'
import { printable, printableLines } from './printable.ts'
import { ReleaseError } from './release-error.ts'

interface ProgramOptions {
  /** The default address of the store. Without it each command needs one. */
  store?: string | undefined
  /** The folder in which `publish` finds the builds of apps. Without it there is one build, in `dist`. */
  workspace?: string
  /** Where the BFF of a portal on this machine serves the figures of releases. */
  figures?: string
}

/** The command line of the release store. The caller may add commands. */
export function releaseProgram({ store, workspace, figures }: ProgramOptions = {}): Command {
  const program = new Command('release')
    .description('The releases of the portal. <app> is host or the name of a remote, such as mfe-example.')
    .option('--store <address>', 'the release store, a folder or s3://bucket/prefix', store)
    .option('--json', 'print JSON')
    .option('--dry-run', 'print what a command would change, and write nothing')
    .option('--why <text>', 'the reason, for the log')
    .option(
      '--by <name>',
      'who does it, for the log (default: PORTAL_RELEASED_BY, git user or user of the system)',
    )
    .addHelpText('after', '\nExit codes: 0 done, 1 refused (nothing has changed), 2 wrong usage.')
    .configureOutput({ writeErr: (text) => process.stderr.write(printableLines(text)) })
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
  addPublish(program, workspace)
  addActivate(program)
  addTakingBack(program)
  addCanary(program)
  addPromote(program)
  addWatch(program, figures)
  addList(program)
  addLog(program)
  addPrune(program)
  addConfig(program)
  return program
}

/** Runs the command that the process was given, and sets the exit code. */
export async function runProgram(program: Command): Promise<void> {
  try {
    if (process.argv.length > 2) await program.parseAsync()
    else program.outputHelp()
  } catch (error) {
    // Commander has printed its message.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else if (error instanceof ReleaseError) {
      process.stderr.write(`${printable(error.message)}\n`)
      process.exitCode = 1
    } else throw error
  }
}
