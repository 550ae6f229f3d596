import type { Command } from 'commander'
import { activateAll, retire, rollback, withdraw } from '../activate.ts'
import { findRelease, outcomeOf, run } from './command.ts'

export function addActivate(program: Command): void {
  program
    .command('activate')
    .argument('<app release...>', 'pairs, activated in one step; "latest" is the last published release')
    .description('activate published releases')
    .option('--force <reason>', 'activate releases that have not passed verify; the log keeps the reason')
    .action(
      run(async (context, names: string[], { force }: { force?: string }) => {
        const { store, author } = context
        if (names.length % 2 > 0) program.error('error: activate needs pairs of an app and a release')
        const apps = names.filter((_, index) => index % 2 === 0)
        const pairs = apps.map(async (app, index) => [
          app,
          await findRelease(store, app, names[index * 2 + 1] ?? ''),
        ])
        const releases: Record<string, string> = Object.fromEntries(await Promise.all(pairs))
        return outcomeOf(
          context,
          () => activateAll(store, releases, { ...author, force, requireVerified: true }),
          Object.keys(releases),
        )
      }),
    )
}

export function addTakingBack(program: Command): void {
  program
    .command('rollback')
    .argument('<app>')
    .description('activate the release before, and withdraw the active one')
    .action(
      run((context, app: string) => outcomeOf(context, () => rollback(context.store, app, context.author))),
    )

  program
    .command('withdraw')
    .argument('<app>')
    .argument('<release>')
    .description('take a release back: nothing but its own activation chooses it again')
    .action(
      run((context, app: string, release: string) =>
        outcomeOf(context, () => withdraw(context.store, app, release, context.author)),
      ),
    )

  program
    .command('retire')
    .argument('<remote>')
    .description('take a remote out of the portal until one of its releases is activated')
    .action(
      run((context, app: string) => outcomeOf(context, () => retire(context.store, app, context.author))),
    )
}
