import type { Command } from 'commander'
import { activateAll, retire, rollback, withdraw } from '../activate.ts'
import { findRelease, outcomeOf, run } from './command.ts'
import { addForce, type ForceOptions, withSignatureNote } from './force.ts'

export function addActivate(program: Command): void {
  const activate = program
    .command('activate')
    .argument('<app release...>', 'pairs, activated in one step; "latest" is the last published release')
    .description('activate published releases')
  addForce(activate).action(
    run(async (context, names: string[], options: ForceOptions) => {
      const { store, author } = context
      if (names.length % 2 > 0) program.error('error: activate needs pairs of an app and a release')
      const apps = names.filter((_, index) => index % 2 === 0)
      const pairs = apps.map(async (app, index) => [
        app,
        await findRelease(store, app, names[index * 2 + 1] ?? ''),
      ])
      const releases: Record<string, string> = Object.fromEntries(await Promise.all(pairs))
      const outcome = await outcomeOf(
        context,
        () => activateAll(store, releases, { ...author, ...options, requireVerified: true }),
        Object.keys(releases),
      )
      return withSignatureNote(store, outcome)
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
