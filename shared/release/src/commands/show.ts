import type { Command } from 'commander'
import { type LogEntry, readLog } from '../log.ts'
import { minute, reasonsOf, shortRevision } from '../log-words.ts'
import { readRegistry } from '../projections.ts'
import { allReleaseStates } from '../release-states.ts'
import { run } from './command.ts'
import { wholeNumber } from './numbers.ts'

/** Where the source of a release that was published comes from. */
const sourcesOf = ({ action, changes }: LogEntry) =>
  ['publish', 'import'].includes(action)
    ? changes.flatMap(({ revision, repository }) =>
        repository ? [`from ${repository} at ${shortRevision(revision)}`] : [],
      )
    : []

/** The last write that names each release. */
function lastWrites(entries: LogEntry[]): Map<string, LogEntry> {
  return new Map(
    entries.flatMap((entry) =>
      entry.changes.map(({ app, release }): [string, LogEntry] => [`${app} ${release}`, entry]),
    ),
  )
}

export function addList(program: Command): void {
  program
    .command('list')
    .description('the releases of each app: state, last write, who wrote it, revision of the source')
    .action(
      run(async ({ store }) => {
        const states = allReleaseStates(await readRegistry(store))
        const writes = lastWrites(await readLog(store))
        const releases = states.map((state) => {
          const { at = state.publishedAt, who } = writes.get(`${state.app} ${state.release}`) ?? {}
          return { ...state, at, who }
        })
        const lines = releases.map(({ app, release, state, at, who, revision, verified, skipped }, index) => {
          const name = releases[index - 1]?.app === app ? '' : app
          const facts = [at ? minute(at) : '-', who ?? '-', shortRevision(revision)]
          if (verified !== undefined) facts.push(verified ? 'verified' : 'not verified')
          if (skipped) facts.push(`skipped: ${skipped}`)
          return `${name.padEnd(22)}${release}  ${state.padEnd(12)}${facts.join('  ')}`
        })
        return { lines: lines.length > 0 ? lines : ['Nothing is in the store yet.'], json: { releases } }
      }),
    )
}

export function addLog(program: Command): void {
  program
    .command('log')
    .argument('[app]', 'only writes that name it')
    .description('who wrote what, when and why, the newest first')
    .option('--limit <number>', 'of entries', wholeNumber, 20)
    .action(
      run(async ({ store }, app: string | undefined, { limit }: { limit: number }) => {
        const all = await readLog(store)
        const entries = all
          .filter(({ changes }) => !app || changes.some((change) => change.app === app))
          .toReversed()
          .slice(0, limit)
          .map(({ registry, ...facts }) => facts)
        const lines = entries.map((entry) => {
          const { sequence, at, who, action, changes } = entry
          const releases = changes.map((change) => `${change.app} ${change.release}`).join(', ')
          return [sequence, minute(at), who, action, releases, ...sourcesOf(entry), reasonsOf(entry)]
            .filter(Boolean)
            .join('  ')
        })
        return { lines: lines.length > 0 ? lines : ['The log is empty.'], json: { entries } }
      }),
    )
}
