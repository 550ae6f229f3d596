import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MultiStats, StatsCompilation } from 'webpack'
import type { AppBuild } from './webpack-config.ts'

/** `build.json`: what the release store must know of a build. File names are relative to `dist`. */
interface BuildDescription {
  entry: string
  preload: string[]
  styles: string[]
  modules: string[]
  element: string | null
  standAlone: string | null
}

interface FederationManifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[]
}

const ofType = (extension: string) => (file: string) => file.endsWith(extension)

function chunkFile(stats: StatsCompilation, chunk: string): string {
  const file = stats.assetsByChunkName?.[chunk]?.find(ofType('.js'))
  if (!file) throw new Error(`The build has no chunk ${chunk}`)
  return file
}

/** The host's first screen is its entry, everything behind `import('./bootstrap')`, and the libraries that it shares. */
function describeHost(stats: StatsCompilation): BuildDescription {
  const groups = [stats.entrypoints?.main, stats.namedChunkGroups?.bootstrap]
  const files = groups.flatMap((group) => group?.assets ?? []).map((asset) => asset.name)
  const firstScreen = [...new Set([...files, chunkFile(stats, 'sdk')])]
  return {
    entry: chunkFile(stats, 'main'),
    preload: firstScreen.filter(ofType('.js')),
    styles: firstScreen.filter(ofType('.css')),
    modules: [],
    element: null,
    standAlone: null,
  }
}

async function describeRemote(build: AppBuild, element: StatsCompilation): Promise<BuildDescription> {
  const file = path.join(build.folder, 'dist/mf-manifest.json')
  const manifest: FederationManifest = JSON.parse(await readFile(file, 'utf8'))
  const tab = manifest.exposes.find((expose) => expose.name === 'tab')
  if (!tab) throw new Error(`${build.app} does not expose ./tab`)
  const entry = manifest.metaData.remoteEntry.name
  return {
    entry,
    preload: [entry, ...tab.assets.js.sync],
    styles: tab.assets.css.sync,
    modules: manifest.exposes.map((expose) => expose.name).filter((name) => name !== tab.name),
    element: `element/${chunkFile(element, 'element')}`,
    standAlone: `element/${chunkFile(element, 'stand-alone')}`,
  }
}

/** Writes `dist/build.json`, and for the host the page that index.html is made from. */
export async function describeBuild(build: AppBuild, stats: MultiStats): Promise<void> {
  const [first, second] = stats.stats.map((one) =>
    one.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, ids: true }),
  )
  if (!first || !second) throw new Error('Both parts of the app must be built')
  const isHost = build.app === 'host'
  const description = isHost ? describeHost(first) : await describeRemote(build, second)
  const dist = path.join(build.folder, 'dist')
  if (isHost) await copyFile(path.join(build.folder, 'src/page.html'), path.join(dist, 'page.html'))
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(description, null, 2)}\n`)
}
