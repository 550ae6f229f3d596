import type { Command } from 'commander'
import type { Author } from '../author.ts'
import { absoluteAddress, openStorage } from '../open-storage.ts'
import { overlayStorage } from '../overlay-storage.ts'
import { printable, printableLines } from '../printable.ts'
import { readRegistry } from '../projections.ts'
import { latestRelease } from '../registry-changes.ts'
import { ReleaseError } from '../release-error.ts'
import { changedStates, type ReleaseState } from '../release-states.ts'
import type { Storage } from '../storage.ts'

/** The options of every command. */
interface GlobalOptions {
  store?: string
  json?: boolean
  dryRun?: boolean
  why?: string
  by?: string
}

/** What each command works with. */
export interface Context {
  store: Storage
  /** Of the store. */
  address: string
  author: Author
  dryRun: boolean
  /** Opens another store. A dry run does not change it either. */
  open: (address: string) => Storage
}

/** What a command prints. What a terminal would obey in it is escaped. */
export interface Outcome {
  lines: string[]
  json: object
}

const seconds = () => Number((performance.now() / 1000).toFixed(1))

/** The address of the store that a command was given. Without one the command ends. */
export const storeOf = (command: Command): string =>
  command.optsWithGlobals<GlobalOptions>().store ||
  command.error('error: name the release store: --store <address>, or PORTAL_STORE')

/** Makes the action of a command, which prints the outcome. It gets the arguments and then the options. */
export function run<Arguments extends unknown[]>(
  work: (context: Context, ...args: Arguments) => Promise<Outcome>,
) {
  return async function (this: Command): Promise<void> {
    const { json, dryRun = false, why, by } = this.optsWithGlobals<GlobalOptions>()
    const store = storeOf(this)
    const open = (address: string) => {
      const storage = openStorage(absoluteAddress(address))
      return dryRun ? overlayStorage(storage) : storage
    }
    const context = {
      store: open(store),
      address: absoluteAddress(store),
      author: { why, who: by },
      dryRun,
      open,
    }
    const args = [...this.processedArgs, this.opts()] as Arguments
    const outcome = await work(context, ...args)
    const lines = dryRun ? ['Dry run: nothing is written.', ...outcome.lines] : outcome.lines
    const result = { ...(dryRun && { dryRun }), ...outcome.json }
    const text = json ? printableLines(JSON.stringify(result, null, 2)) : lines.map(printable).join('\n')
    process.stdout.write(`${text}\n`)
  }
}

const lineOf = ({ app, release, state }: ReleaseState) => `${app}  ${release}  ${state}`

/**
 * Runs a write and says what it changed.
 * @param named apps that are said in any case
 */
export async function outcomeOf(
  { store, dryRun }: Context,
  work: () => Promise<unknown>,
  named: string[] = [],
): Promise<Outcome> {
  const before = await readRegistry(store)
  await work()
  const changes = changedStates(before, await readRegistry(store), named)
  const time = seconds()
  const lines = changes.map(lineOf)
  return { lines: dryRun ? lines : [...lines, `live after ${time} s`], json: { changes, seconds: time } }
}

/**
 * The id of a release.
 * @param wanted an id or `latest`
 * @throws ReleaseError when there is no latest one
 */
export async function findRelease(store: Storage, app: string, wanted: string): Promise<string> {
  const release = wanted === 'latest' ? latestRelease(await readRegistry(store), app) : wanted
  if (!release) throw new ReleaseError(`No release of ${app} is in the store`)
  return release
}
