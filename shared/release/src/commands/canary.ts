import type { Command } from 'commander'
import { promoteCanary, startCanary } from '../activate.ts'
import { importRelease } from '../import.ts'
import { readRegistry } from '../projections.ts'
import { liveApp } from '../registry-changes.ts'
import { ReleaseError } from '../release-error.ts'
import { type Context, findRelease, type Outcome, outcomeOf, run } from './command.ts'
import { addForce, type ForceOptions, withSignatureNote } from './force.ts'
import { percentage } from './numbers.ts'

export function addCanary(program: Command): void {
  const canary = program
    .command('canary')
    .argument('<app>')
    .argument('<release>')
    .description('show a release to a share of the browsers; "withdraw" ends it, "promote" activates it')
    .requiredOption('--share <percent>', 'of the browsers', percentage)
  addForce(canary).action(
    run(async (context, app: string, wanted: string, options: ForceOptions & { share: number }) => {
      const { store, author } = context
      const release = await findRelease(store, app, wanted)
      const gate = { ...author, ...options, share: options.share / 100, requireVerified: true }
      return withSignatureNote(store, await outcomeOf(context, () => startCanary(store, app, release, gate)))
    }),
  )
}

export function addPromote(program: Command): void {
  const promote = program
    .command('promote')
    .argument('<app>')
    .argument('[release]', 'default: the canary; with --to the active release')
    .description('activate the canary, or copy a release into the store of the next environment')
    .option('--to <store>', 'the store that gets the same bytes; activate the release there')
  addForce(promote).action(
    run(
      (
        context,
        app: string,
        release: string | undefined,
        { to, ...force }: ForceOptions & { to?: string },
      ) =>
        to ? copyRelease(context, app, release, to, force) : activateCanary(context, app, release, force),
    ),
  )
}

async function activateCanary(
  context: Context,
  app: string,
  release: string | undefined,
  force: ForceOptions,
): Promise<Outcome> {
  const { store, author } = context
  const { canary } = liveApp(await readRegistry(store), app)
  if (release && release !== canary?.release.release) {
    throw new ReleaseError(`${release} is not the canary of ${app}: activate it, or name a store with --to`)
  }
  const outcome = await outcomeOf(context, () => promoteCanary(store, app, { ...author, ...force }))
  return withSignatureNote(store, outcome)
}

async function copyRelease(
  { store, author, open }: Context,
  app: string,
  wanted: string | undefined,
  to: string,
  force: ForceOptions,
): Promise<Outcome> {
  const release = wanted
    ? await findRelease(store, app, wanted)
    : liveApp(await readRegistry(store), app).active.release
  const target = open(to)
  const { revision } = await importRelease(store, target, { app, release }, { ...author, ...force })
  const lines = [`${app}  ${release}  published in ${to}`]
  return withSignatureNote(target, { lines, json: { app, release, revision, to } })
}
