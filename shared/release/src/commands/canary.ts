import type { Command } from 'commander'
import { promoteCanary, startCanary } from '../activate.ts'
import { importRelease } from '../import.ts'
import { readRegistry } from '../projections.ts'
import { liveApp } from '../registry-changes.ts'
import { ReleaseError } from '../release-error.ts'
import { type Context, findRelease, type Outcome, outcomeOf, run } from './command.ts'
import { percentage } from './numbers.ts'

export function addCanary(program: Command): void {
  program
    .command('canary')
    .argument('<app>')
    .argument('<release>')
    .description('show a release to a share of the browsers; "withdraw" ends it, "promote" activates it')
    .requiredOption('--share <percent>', 'of the browsers', percentage)
    .option('--force <reason>', 'show a release that has not passed verify; the log keeps the reason')
    .action(
      run(
        async (context, app: string, wanted: string, { share, force }: { share: number; force?: string }) => {
          const { store, author } = context
          const release = await findRelease(store, app, wanted)
          const options = { ...author, share: share / 100, force, requireVerified: true }
          return outcomeOf(context, () => startCanary(store, app, release, options))
        },
      ),
    )
}

export function addPromote(program: Command): void {
  program
    .command('promote')
    .argument('<app>')
    .argument('[release]', 'default: the canary; with --to the active release')
    .description('activate the canary, or copy a release into the store of the next environment')
    .option('--to <store>', 'the store that gets the same bytes; activate the release there')
    .action(
      run((context, app: string, release: string | undefined, { to }: { to?: string }) =>
        to ? copyRelease(context, app, release, to) : activateCanary(context, app, release),
      ),
    )
}

async function activateCanary(context: Context, app: string, release: string | undefined): Promise<Outcome> {
  const { store, author } = context
  const { canary } = liveApp(await readRegistry(store), app)
  if (release && release !== canary?.release.release) {
    throw new ReleaseError(`${release} is not the canary of ${app}: activate it, or name a store with --to`)
  }
  return outcomeOf(context, () => promoteCanary(store, app, author))
}

async function copyRelease(
  { store, author, open }: Context,
  app: string,
  wanted: string | undefined,
  to: string,
): Promise<Outcome> {
  const release = wanted
    ? await findRelease(store, app, wanted)
    : liveApp(await readRegistry(store), app).active.release
  const { revision } = await importRelease(store, open(to), { app, release }, author)
  return { lines: [`${app}  ${release}  published in ${to}`], json: { app, release, revision, to } }
}
