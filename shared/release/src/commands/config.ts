import type { Command } from 'commander'
import { activateAll } from '../activate.ts'
import { checkAppConfig } from '../projections.ts'
import { run } from './command.ts'

export function addConfig(program: Command): void {
  const config = program.command('config').description('the app config of the store')
  config
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
  config
    .command('apply')
    .description('render the page again, with a changed config.json')
    .action(
      run(async ({ store }) => {
        await activateAll(store, {})
        return { lines: ['The page is rendered with config.json'], json: {} }
      }),
    )
}
