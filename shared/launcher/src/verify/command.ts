import { findRelease, run } from '@portal/release'
import type { Command } from 'commander'
import { readLaunchSettings } from '../launch-settings.ts'
import { runCommand } from '../run-command.ts'
import { reportOf } from './verdict.ts'
import { verify } from './verify.ts'

/** `npm run release -- verify <app> [release]` */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('<app>')
    .argument('[release]', 'default: the last published one', 'latest')
    .description('try a release in a browser among the live ones, before it is activated')
    .option('--skip-checks <reason>', 'leave types, tests and budgets out; the log keeps the reason')
    .action(function (this: Command) {
      return runCommand((children) =>
        run(async (context, app: string, wanted: string, { skipChecks }: { skipChecks?: string }) => {
          const { store, address, author } = context
          const release = await findRelease(store, app, wanted)
          const settings = { ...readLaunchSettings(), storeDir: address }
          const verdict = await verify({ [app]: release }, { children, settings, store, skipChecks, author })
          if (!verdict.passed) process.exitCode = 1
          return { lines: reportOf(verdict), json: verdict }
        }).call(this),
      )
    })
}
