import type { Command } from 'commander'
import { type Pruned, prune } from '../prune.ts'
import { releaseFolder } from '../store.ts'
import { run } from './command.ts'
import { wholeNumber } from './numbers.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

interface Kept {
  newest: number
  days: number
}

function linesOf(
  { releases, others, log, bytes: all }: Pruned,
  { newest, days, dryRun }: Kept & { dryRun: boolean },
): string[] {
  const parts = [
    ...releases.map(({ app, release, bytes }) => ({ path: releaseFolder(app, release), bytes })),
    ...others,
    ...log.map(({ path, bytes }) => ({ path: `the registry in ${path}`, bytes })),
  ]
  if (parts.length === 0)
    return [
      `Nothing to remove: all is in use, among the newest ${newest} of its app, or younger than ${days} days`,
    ]
  const removed = dryRun ? 'would be removed' : 'removed'
  return [
    ...parts.map(({ path, bytes }) => `${path}  ${removed}, ${megabytes(bytes)}`),
    `${megabytes(all)} ${dryRun ? 'would be free' : 'are free now'}`,
  ]
}

export function addPrune(program: Command): void {
  program
    .command('prune')
    .description('remove old releases that the registry does not name')
    .option('--newest <number>', 'of each app that stay', wholeNumber, 5)
    .option('--days <number>', 'releases younger than this stay', wholeNumber, 14)
    .action(
      run(async ({ store, author, dryRun }, options: Kept) => {
        const pruned = await prune(store, { ...author, ...options })
        return { lines: linesOf(pruned, { ...options, dryRun }), json: pruned }
      }),
    )
}
