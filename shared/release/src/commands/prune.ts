import type { Command } from 'commander'
import { prune } from '../prune.ts'
import { run } from './command.ts'
import { wholeNumber } from './numbers.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export function addPrune(program: Command): void {
  program
    .command('prune')
    .description('remove old releases that the registry does not name')
    .option('--newest <number>', 'of each app that stay', wholeNumber, 5)
    .option('--days <number>', 'releases younger than this stay', wholeNumber, 14)
    .action(
      run(async ({ store, author }, options: { newest: number; days: number }) => {
        const pruned = await prune(store, { ...author, ...options })
        const lines = pruned.releases.map(
          ({ app, release, bytes }) => `${app}  ${release}  removed, ${megabytes(bytes)}`,
        )
        return { lines: [...lines, `${megabytes(pruned.bytes)} are free now`], json: pruned }
      }),
    )
}
