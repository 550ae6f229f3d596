import { resolve } from 'node:path'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import type { Command } from 'commander'
import * as v from 'valibot'
import { readBuild } from '../build-description.ts'
import { readRegistry } from '../projections.ts'
import { publish } from '../publish.ts'
import { releasesOf } from '../registry-changes.ts'
import { ReleaseError } from '../release-error.ts'
import { sourceOf } from '../source-revision.ts'
import { HOST } from '../store.ts'
import { run } from './command.ts'

const NamedSchema = v.object({ name: v.string() })

/** The name that the declaration of a build has. That of the host has none. */
async function declaredName(folder: string): Promise<string> {
  const { remote } = await readBuild(folder)
  if (v.is(NamedSchema, remote)) return remote.name
  throw new ReleaseError(`The build in ${folder} declares no name: publish it with that of its app`)
}

/** @param workspace has a folder for each app with its build in `dist` */
export function addPublish(program: Command, workspace?: string): void {
  program
    .command('publish')
    .argument('[app]', 'default: the name in the declaration of the build')
    .description('copy a build into the store')
    .option(
      '--dist <folder>',
      `the build: a folder with mf-manifest.json and remote.json, or with build.json (default: ${workspace ? '<app>/dist, or ' : ''}dist)`,
    )
    .action(
      run(async ({ store, author }, named: string | undefined, { dist }: { dist?: string }) => {
        const folder = resolve(dist ?? (workspace && named ? resolve(workspace, named, 'dist') : 'dist'))
        const app = named ?? (await declaredName(folder))
        const source = await sourceOf(folder)
        const origin = { app, contractVersion: CONTRACT_VERSION, ...source }
        const isNewStore = Object.keys((await readRegistry(store)).releases).length === 0
        const { release } = await publish(folder, store, origin, author)
        const isWithdrawn = releasesOf(await readRegistry(store), app)?.withdrawn?.includes(release) ?? false
        return {
          lines: [
            `${app}  ${release}  published`,
            ...(isNewStore ? [`it is the first release in ${store.address}`] : []),
            ...(isWithdrawn
              ? [`it was withdrawn, and stays so until it is named: activate ${app} ${release}`]
              : []),
            ...(app === HOST
              ? []
              : [`to see it in a portal for tests, append to an address of it: ?release=${app}@${release}`]),
          ],
          json: { app, release, ...source, state: 'published', isNewStore, isWithdrawn },
        }
      }),
    )
}
