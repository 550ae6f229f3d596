import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WrittenDescription } from '@portal/federation/protocol'
import type { MultiStats, StatsCompilation } from 'webpack'
import { budgetOf } from './budget-report.ts'
import type { DeclaredRemote } from './declared-remote.ts'
import { evaluateModule } from './evaluate-module.ts'
import { inlineStyles } from './inline-styles.ts'
import { describedSizes, type PartSizes } from './part-sizes.ts'
import { type AppBuild, hasReleaseMap } from './webpack-config.ts'

const ofType = (extension: string) => (file: string) => file.endsWith(extension)

function chunkFile(stats: StatsCompilation, chunk: string): string {
  const file = stats.assetsByChunkName?.[chunk]?.find(ofType('.js'))
  if (!file) throw new Error(`The build has no chunk ${chunk}`)
  return file
}

/**
 * The files of an imported chunk and of the chunks that it shares.
 * @throws Error when no chunk has this name
 */
export function filesOfChunk(stats: StatsCompilation, chunk: string): string[] {
  const group = stats.namedChunkGroups?.[chunk]
  if (!group) throw new Error(`The build has no chunk ${chunk}`)
  return (group.assets ?? []).map(({ name }) => name)
}

/** The host's first screen is its entry, the chunks of `import('./bootstrap')`, and the shared libraries. */
function describeHost(stats: StatsCompilation): WrittenDescription {
  const ofEntry = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name)
  const files = [...ofEntry, ...filesOfChunk(stats, 'bootstrap')]
  const firstScreen = [...new Set([...files, chunkFile(stats, 'sdk')])]
  const overview = filesOfChunk(stats, 'overview')
  return {
    entry: chunkFile(stats, 'main'),
    preload: firstScreen.filter(ofType('.js')),
    start: overview.filter((file) => !firstScreen.includes(file)),
    styles: firstScreen.filter(ofType('.css')),
    modules: [],
    element: null,
    standAlone: null,
  }
}

function describeTab(stats: StatsCompilation, { declaration, needs }: DeclaredRemote): WrittenDescription {
  const entry = chunkFile(stats, declaration.name)
  const tab = filesOfChunk(stats, 'tab')
  return {
    entry,
    preload: [entry, ...tab.filter(ofType('.js'))],
    styles: tab.filter(ofType('.css')),
    modules: declaration.slots,
    element: null,
    standAlone: null,
    remote: declaration,
    needs,
  }
}

/** Its vendor module has the layers of the styles, so it comes first. */
function describeElement(stats: StatsCompilation, vendor = '') {
  const view = stats.namedChunkGroups?.view?.assets?.map(({ name }) => `element/${name}`) ?? []
  return {
    element: `element/${chunkFile(stats, 'element')}`,
    elementModules: [`vendor/${vendor}/vendor.js`, ...view.filter(ofType('.js'))],
    elementStyles: [`vendor/${vendor}/vendor.css`, ...view.filter(ofType('.css'))],
    standAlone: `element/${chunkFile(stats, 'stand-alone')}`,
    vendor,
  }
}

/** Writes the documents of the host that are texts of a module, and what an activation needs to know of its own pages. */
async function writePages({ folder, dist }: AppBuild): Promise<void> {
  const pages = {
    'page.html': 'page.ts',
    'elements/errors.html': 'errors.ts',
    'elements/theme.html': 'theme.ts',
    'robots.txt': 'robots.ts',
    'security.txt': 'security.ts',
  }
  for (const [page, source] of Object.entries(pages)) {
    const { default: text, styles } = await evaluateModule(path.join(folder, 'documents', source))
    const html = Array.isArray(styles) ? await inlineStyles(String(text), styles, folder) : String(text)
    await writeFile(path.join(dist, page), html)
  }
  const { pages: own } = await evaluateModule(path.join(folder, 'documents/pages.ts'))
  await writeFile(path.join(dist, 'pages.json'), JSON.stringify(own))
}

/**
 * Writes `build.json`, and for the host the template of index.html. An element is added to the file of its tab.
 * @param vendor the vendor module of an element
 */
export async function describeBuild(
  build: AppBuild,
  { stats }: MultiStats,
  remote: DeclaredRemote | undefined,
  vendor?: string,
): Promise<void> {
  const file = path.join(build.dist, 'build.json')
  const parts = new Map(
    stats.map((one) => [
      one.compilation.name,
      one.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, ids: true }),
    ]),
  )
  const [host, tab, element] = ['host', 'tab', 'element'].map((part) => parts.get(part))
  if (host) await writePages(build)
  const own = host ? describeHost(host) : tab && remote && describeTab(tab, remote)
  const described = own ?? JSON.parse(await readFile(file, 'utf8'))
  const description: WrittenDescription = {
    ...described,
    ...(element && describeElement(element, vendor)),
    ...(hasReleaseMap(build) && { map: true }),
    ...(build.mode === 'development' && { development: true }),
  }
  const budgets = own && build.mode === 'production' ? await weigh(build, description, remote) : {}
  await writeFile(file, `${JSON.stringify({ ...description, ...budgets }, null, 2)}\n`)
}

const readHostBudgets = async (folder: string): Promise<PartSizes> =>
  (await import(pathToFileURL(path.join(folder, 'budgets.ts')).href)).budgets

/** What each part weighs and may weigh. A part without a budget is left out: the check of the budgets refuses it. */
async function weigh(
  { folder, dist }: AppBuild,
  description: WrittenDescription,
  remote: DeclaredRemote | undefined,
) {
  const declared = remote?.budgets ?? (await readHostBudgets(folder))
  const sizes = await describedSizes(dist, description)
  const limits = budgetOf(sizes, declared)
  const parts = Object.entries(sizes).flatMap(([part, size]) => {
    const limit = limits[part]
    return limit === undefined ? [] : [[part, { kilobytes: Number(size.toFixed(1)), limit }]]
  })
  return { budgets: Object.fromEntries(parts) }
}
