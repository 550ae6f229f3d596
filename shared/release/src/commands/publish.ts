import { resolve } from 'node:path'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import type { Command } from 'commander'
import { publish } from '../publish.ts'
import { sourceOf } from '../source-revision.ts'
import { HOST } from '../store.ts'
import { run } from './command.ts'

export const workspace = resolve(import.meta.dirname, '../../../..')

export function addPublish(program: Command): void {
  program
    .command('publish')
    .argument('<app>')
    .description('copy the build in <app>/dist, or that of another repository, into the store')
    .option('--dist <folder>', 'the build: of this repository, or any with mf-manifest.json and remote.json')
    .action(
      run(async ({ store, author }, app: string, { dist }: { dist?: string }) => {
        const folder = resolve(dist ?? resolve(workspace, app, 'dist'))
        const source = await sourceOf(folder)
        const origin = { app, contractVersion: CONTRACT_VERSION, ...source }
        const { release } = await publish(folder, store, origin, author)
        return {
          lines: [
            `${app}  ${release}  published`,
            ...(app === HOST
              ? []
              : [`to see it in a portal for tests, append to an address of it: ?release=${app}@${release}`]),
          ],
          json: { app, release, ...source, state: 'published' },
        }
      }),
    )
}
