import type { Command } from 'commander'
import { checkAppConfig } from '../projections.ts'
import { run } from './command.ts'

export function addConfig(program: Command): void {
  program
    .command('config')
    .description('the app config of the store')
    .command('check')
    .description('whether config.json can be used; entries that are ignored are warnings')
    .action(
      run(async ({ store }) => {
        const warnings = await checkAppConfig(store)
        return {
          lines: [...warnings.map((warning) => `Warning: ${warning}`), 'config.json can be used'],
          json: { warnings },
        }
      }),
    )
}
