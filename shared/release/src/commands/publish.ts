import { resolve } from 'node:path'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import type { Command } from 'commander'
import { publish } from '../publish.ts'
import { sourceRevision } from '../source-revision.ts'
import { run } from './command.ts'

export const workspace = resolve(import.meta.dirname, '../../../..')

export function addPublish(program: Command): void {
  program
    .command('publish')
    .argument('<app>')
    .description('copy the build in <app>/dist into the store')
    .option('--dist <folder>', 'the build (default: <app>/dist)')
    .action(
      run(async ({ store, author }, app: string, { dist }: { dist?: string }) => {
        const origin = { app, contractVersion: CONTRACT_VERSION, revision: await sourceRevision(workspace) }
        const { release, revision } = await publish(
          resolve(dist ?? resolve(workspace, app, 'dist')),
          store,
          origin,
          author,
        )
        return {
          lines: [`${app}  ${release}  published`],
          json: { app, release, revision, state: 'published' },
        }
      }),
    )
}
