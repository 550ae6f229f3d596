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
import { facadeFolder, isProvided } from './shared-libraries.ts'
import { isLibrary, isPartial, nameOf, portablePath } from './source-files.ts'
import { commonConfig } from './webpack-config.ts'

/** The list of what the kit contains. */
const kitFile = path.resolve(import.meta.dirname, '../../portal/src/kit.ts')

const root = path.resolve(import.meta.dirname, '../../..')

/** Finds the modules of the kit by a build that writes nothing. */
export async function readKit(): Promise<Kit> {
  const build = {
    app: 'kit',
    folder: path.dirname(kitFile),
    dist: root,
    mode: 'production',
  } as const
  const common = commonConfig(build, 'kit')
  const config: Configuration = {
    ...common,
    entry: kitFile,
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
  const names: Kit['names'] = new Map()
  for (const { module, file } of modules) {
    hash.update(
      `${nameOf(file, root)}\0${await readFile(file, 'utf8')}\0${module.originalSource()?.source()}\0`,
    )
    if (file === kitFile || /\.css$/.test(file)) continue
    names.set(file, exportsOf(compilation, module, names.size))
  }
  const files = new Set(modules.map(({ file }) => file))
  return { id: hash.digest('hex').slice(0, 16), files, names }
}

/** All exports of a module, or the used ones of a partial one. */
function exportsOf({ moduleGraph }: Compilation, module: NormalModule, index: number): Map<string, string> {
  const exported = [...moduleGraph.getExportsInfo(module).orderedExports].filter(
    (one) =>
      one.provided !== false &&
      (!isPartial(module.resource) || one.getUsed(undefined) !== webpack.UsageState.Unused),
  )
  return new Map(exported.map(({ name }, position) => [name, `k${index.toString(36)}_${position}`]))
}

/** The layer of the modules in the kit. */
const LAYER = 'kit'

const loader = ({ names }: Kit) => ({
  loader: path.join(import.meta.dirname, 'kit-loader.ts'),
  // Not as JSON: the build runs in this process.
  options: { kitFile, names },
})

/** The host has the modules of the kit itself; the list of the kit exports all that it reaches. */
export const hostKitRules = (kit: Kit): RuleSetRule[] => [
  { resource: kitFile, enforce: 'post', use: loader(kit) },
]

/** Everything outside of the kit takes its modules from it, so that they are one module for webpack and for other builds. */
export const kitRules = (kit: Kit): RuleSetRule[] => [
  // Turns the list of the kit into all that it reaches.
  { resource: kitFile, enforce: 'post', layer: LAYER, use: loader(kit) },
  {
    resource: (file: string) => kit.names.has(file),
    resourceQuery: { not: new RegExp(`^\\?${OWN}$`) },
    issuerLayer: { not: LAYER },
    enforce: 'post',
    use: loader(kit),
  },
  // A module in two layers is two modules.
  { resource: (file: string) => isLibrary(file, facadeFolder) && !kit.files.has(file), layer: 'libraries' },
]

/** Only a host with the same sources has this key. */
const shareKey = ({ id }: Kit) => `portal/kit/${id}`

export const providedKit = (kit: Kit) => ({
  [shareKey(kit)]: { request: kitFile, version: '1.0.0', chunk: 'bootstrap' },
})

export const consumedKit = (kit: Kit) => ({
  [kitFile]: { shareKey: shareKey(kit), import: kitFile, version: '1.0.0', requiredVersion: false as const },
})

/** In a tab: names the chunk with its copy, the only one without a name. */
export const tabChunk = { name: 'kit', chunks: (chunk: Chunk) => !chunk.name, enforce: true }
