// The kit: modules of our own packages that the host provides to the tabs which were built from the same ones.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, {
  type Chunk,
  type Compilation,
  type Configuration,
  type Module,
  type NormalModule,
  type RuleSetRule,
} from 'webpack'
import { type Kit, OWN } from './kit-loader.ts'
import type { ProvidedModule } from './provided-modules-loader.ts'
import { facadeFolder, isProvided } from './shared-libraries.ts'
import { isLibrary, isPartial, nameOf, portablePath } from './source-files.ts'

const portalFile = (name: string) => path.resolve(import.meta.dirname, '../../../portal/src', name)

/** The lists of what the kit contains: for the first screen, and for dialogs. */
const lists = { first: portalFile('kit.ts'), dialogs: portalFile('dialog-kit.ts') }

const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * Finds the modules of the kit by a build that writes nothing.
 * @param configOf the settings that it has in common with the apps
 */
export async function readKit(configOf: (folder: string) => Configuration): Promise<Kit> {
  const common = configOf(path.dirname(lists.first))
  const config: Configuration = {
    ...common,
    entry: lists,
    output: { ...common.output, library: { type: 'module' } },
    devtool: false,
    externals: ({ request = '' }, callback) => (isProvided(request) ? callback(undefined, '{}') : callback()),
    externalsType: 'var',
    optimization: { minimize: false, concatenateModules: false },
    plugins: [new MiniCssExtractPlugin()],
  }
  const compiler = webpack(config)
  compiler.hooks.shouldEmit.tap('kit', () => false)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors())
    throw new Error(`The kit cannot be built: ${stats?.toString('errors-only')}`)
  return describe(stats.compilation)
}

const isUsed = ({ chunkGraph }: Compilation, module: Module) => chunkGraph.getNumberOfModuleChunks(module) > 0

async function describe(compilation: Compilation): Promise<Kit> {
  const modules = [...compilation.modules]
    .filter(
      (module): module is NormalModule =>
        module instanceof webpack.NormalModule && isUsed(compilation, module),
    )
    .map((module) => ({ module, file: module.resource.split('?')[0] ?? '' }))
    .toSorted((one, other) => (portablePath(one.file) < portablePath(other.file) ? -1 : 1))
  const hash = createHash('sha256')
  const byList: Kit['lists'] = new Map(Object.values(lists).map((list) => [list, new Map()]))
  let count = 0
  for (const { module, file } of modules) {
    hash.update(
      `${nameOf(file, root)}\0${await readFile(file, 'utf8')}\0${module.originalSource()?.source()}\0`,
    )
    const list = /\.css$/.test(file) ? undefined : byList.get(listOf(compilation, module))
    if (!list) continue
    const names = exportsOf(compilation, module).map((name) => [name, `k${(count++).toString(36)}`] as const)
    list.set(file, new Map(names))
  }
  const files = new Set(modules.map(({ file }) => file))
  return { id: hash.digest('hex').slice(0, 16), files, lists: byList }
}

/**
 * The list that exports a module; empty for the rest. That of the first screen exports all that it reaches, because some of it must be in
 * the page only once. That of the dialogs exports what it names.
 */
function listOf({ chunkGraph, moduleGraph }: Compilation, module: NormalModule): string {
  if (isList(module.resource)) return ''
  if ([...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'first')) return lists.first
  const importers = [...moduleGraph.getIncomingConnections(module)].map(({ originModule }) => originModule)
  return importers.some((one) => one instanceof webpack.NormalModule && isList(one.resource))
    ? lists.dialogs
    : ''
}

/** All exports of a module, or the used ones of a partial one. */
function exportsOf({ moduleGraph }: Compilation, module: NormalModule): string[] {
  return [...moduleGraph.getExportsInfo(module).orderedExports]
    .filter(
      (one) =>
        one.provided !== false &&
        (!isPartial(module.resource) || one.getUsed(undefined) !== webpack.UsageState.Unused),
    )
    .map(({ name }) => name)
}

const loader = ({ lists }: Kit) => ({
  loader: path.join(import.meta.dirname, 'kit-loader.ts'),
  // Not as JSON: the build runs in this process.
  options: { lists },
})

const isList = (file: string) => Object.values(lists).includes(file)

/** The host has the modules of the kit itself; its lists export them. */
export const hostKitRules = (kit: Kit): RuleSetRule[] => [
  { resource: isList, enforce: 'post', use: loader(kit) },
]

/** Everything outside of a list takes its modules from it, so that they are one module for webpack and for other builds. */
export const kitRules = (kit: Kit): RuleSetRule[] => [
  ...Array.from(kit.lists, ([list, names]): RuleSetRule[] => {
    const layer = path.basename(list, '.ts')
    return [
      // Turns the list into all that it exports.
      { resource: list, enforce: 'post', layer, use: loader(kit) },
      {
        resource: (file: string) => names.has(file),
        resourceQuery: { not: new RegExp(`^\\?${OWN}$`) },
        issuerLayer: { not: layer },
        enforce: 'post',
        use: loader(kit),
      },
    ]
  }).flat(),
  // A module in two layers is two modules.
  { resource: (file: string) => isLibrary(file, facadeFolder) && !kit.files.has(file), layer: 'libraries' },
]

/** Only a host with the same sources has these keys. */
const shareKeys = ({ id }: Kit) => ({ first: `portal/kit/${id}`, dialogs: `portal/kit/${id}/dialogs` })

const version = '1.0.0'

export const providedKit = (kit: Kit): Record<string, ProvidedModule> => ({
  [shareKeys(kit).first]: { request: lists.first, version, chunk: 'bootstrap' },
  [shareKeys(kit).dialogs]: {
    request: portalFile('load-dialog-kit.ts'),
    load: 'loadDialogKit',
    version,
    chunk: 'bootstrap',
  },
})

export const consumedKit = (kit: Kit) =>
  Object.fromEntries(
    Object.entries(shareKeys(kit)).map(([name, shareKey]) => {
      const list = lists[name as keyof typeof lists]
      return [list, { shareKey, import: list, version, requiredVersion: false as const }]
    }),
  )

/** In the host: what dialogs of several chunks are made of. */
export const dialogChunk = ({ files }: Kit) => ({
  name: 'dialog-kit',
  chunks: 'async' as const,
  minChunks: 2,
  enforce: true,
  test: (module: Module) => files.has(module.nameForCondition() ?? ''),
})

/** In a tab: names the chunk with its copy, the only one without a name. */
export const tabChunk = { name: 'kit', chunks: (chunk: Chunk) => !chunk.name, enforce: true }
