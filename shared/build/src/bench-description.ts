import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MultiStats } from 'webpack'
import { filesOfChunk } from './build-description.ts'
import type { DeclaredRemote } from './declared-remote.ts'
import type { AppBuild } from './webpack-config.ts'

/** A remote of the workspace, which is part of the monolith. */
export interface MonolithRemote extends DeclaredRemote {
  folder: string
}

/** The name of the chunk with a module of a remote. */
export const chunkOf = (remote: string, module: string) => `${module}-of-${remote}`

const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`)

/** The page of a naive federation preloads nothing of a remote. */
export async function describeNaiveTab(
  { dist }: AppBuild,
  { declaration, needs }: DeclaredRemote,
): Promise<void> {
  await writeJson(path.join(dist, 'build.json'), {
    entry: 'remoteEntry.js',
    preload: [],
    styles: [],
    modules: declaration.slots,
    element: null,
    standAlone: null,
    remote: declaration,
    needs,
  })
}

/** `remotes.json` names the files of each tab in the host's folder, so that the page preloads them as it does those of remotes. */
export async function describeMonolith(
  build: AppBuild,
  stats: MultiStats,
  remotes: MonolithRemote[],
): Promise<void> {
  const host = stats.stats.find(({ compilation }) => compilation.name === 'host')
  const groups = host?.toJson({ all: false, chunkGroups: true, ids: true }) ?? {}
  const described = remotes.map(({ declaration, needs }) => {
    const files = filesOfChunk(groups, chunkOf(declaration.name, 'tab'))
    return {
      preload: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      modules: declaration.slots,
      remote: declaration,
      contractVersion: needs,
    }
  })
  await writeJson(path.join(build.dist, 'remotes.json'), described)
}
