// The portal as a naive federation and as one monolith, for `npm run bench`. The sources are the same: only the module that loads
// remotes is replaced.
import { globSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { insertUnchecked, sharedLibraryChunk } from '@portal/federation/build'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type Module, type MultiStats, type RuleSetRule } from 'webpack'
import { bootConfig, cssFiles, exposesOf, pageToolsConfig } from './app-configs.ts'
import { chunkOf, describeMonolith, describeNaiveTab, type MonolithRemote } from './bench-description.ts'
import { describeBuild } from './build-description.ts'
import { type DeclaredRemote, readDeclaredRemote } from './declared-remote.ts'
import type { Variant } from './variant.ts'
import { type AppBuild, commonConfig } from './webpack-config.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const loaderOf = (variant: Variant) => path.join(root, `e2e/performance/loaders/${variant}.ts`)

const withoutRules = (config: Configuration, isLeftOut: (rule: RuleSetRule) => boolean): Configuration => ({
  ...config,
  module: {
    ...config.module,
    rules: (config.module?.rules ?? []).filter(
      (rule) => !(rule && typeof rule === 'object' && isLeftOut(rule)),
    ),
  },
})

/** Without the facades: a library is shared whole, and the same in every app. */
const withoutFacades = (config: Configuration) => withoutRules(config, ({ resolve }) => !!resolve?.alias)

/** The portal provides all exports of a facade; the monolith needs only those that it uses. */
const withoutFacadeEffects = (config: Configuration) =>
  withoutRules(config, ({ sideEffects }) => !!sideEffects)

/** What the documentation of module federation lists for such libraries. Each app has a fallback copy. */
const wholeLibraries = Object.fromEntries(
  ['react', 'react-dom', 'react-router', 'react-i18next', 'i18next', '@tanstack/react-query', 'rxjs'].map(
    (library) => [library, { singleton: true }],
  ),
)

/** The options of the documentation. ES modules, because the policy of the page forbids the scripts that are its default. */
const documentedFederation = {
  dts: false,
  library: { type: 'module' },
  remoteType: 'module',
  shared: wholeLibraries,
} as const

const replaceLoader = (variant: Variant) =>
  new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, loaderOf(variant))

/** Pages of the variants know the integrity of few files. */
const insert = insertUnchecked

const shellPlugins = (variant: Variant) => [
  new webpack.DefinePlugin({ SHOWCASE: JSON.stringify(false) }),
  // The dialogs of the remotes import the components of the shell in other orders. The order in one file cannot be all of them.
  new MiniCssExtractPlugin({ ...cssFiles, insert, ignoreOrder: true }),
  replaceLoader(variant),
]

/** Shared whole, react-router needs one more library. Without it in the chunk, naive would have one more request in sequence. */
const wholeLibraryChunk = {
  ...sharedLibraryChunk,
  test: new RegExp(String.raw`${sharedLibraryChunk.test.source}|[\\/]node_modules[\\/]cookie-es[\\/]`),
}

function naiveHostConfig(build: AppBuild): Configuration {
  const common = withoutFacades(commonConfig(build, 'host'))
  return {
    ...common,
    entry: { main: './src/main.ts' },
    // Its runtime requests the file name before the content hash exists.
    output: { ...common.output, filename: '[name].js' },
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, sdk: wholeLibraryChunk } },
    },
    plugins: [
      ...shellPlugins('naive'),
      new ModuleFederationPlugin({ ...documentedFederation, name: 'host', remotes: {} }),
    ],
  }
}

function naiveTabConfig(build: AppBuild, { declaration }: DeclaredRemote): Configuration {
  return {
    ...withoutFacades(commonConfig(build, 'tab', declaration)),
    entry: {},
    plugins: [
      new MiniCssExtractPlugin({ ...cssFiles, insert }),
      new ModuleFederationPlugin({
        ...documentedFederation,
        // The name becomes a variable of the runtime.
        name: declaration.name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: exposesOf(declaration),
      }),
    ],
  }
}

/** Reads the declarations of all remotes. */
const readRemotes = (): Promise<MonolithRemote[]> =>
  Promise.all(
    globSync('mfe-*/remote.ts', { cwd: root })
      .toSorted()
      .map((file) => path.join(root, path.dirname(file)))
      .map(async (folder) => ({ folder, ...(await readDeclaredRemote(folder)) })),
  )

/** Modules of the shell, which a tab then takes from the chunk of the shell. */
const isInShell = (module: Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) =>
  Array.from(chunkGraph.getModuleChunks(module)).some(({ name }) => name === 'bootstrap')

/** The host with all remotes in one compilation, each tab a chunk that its route imports. */
function monolithConfig(build: AppBuild, remotes: MonolithRemote[]): Configuration {
  // An entry of a remote for the host depends on its folder only.
  const common = withoutFacadeEffects(commonConfig(build, 'host', remotes[0]?.declaration))
  return {
    ...common,
    entry: { main: './src/main.ts' },
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), { include: loaderOf('monolith'), use: importLoader(remotes) }],
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          defaultVendors: false,
          sdk: { ...sharedLibraryChunk, priority: 2 },
          shell: { name: 'shell', test: isInShell, enforce: true, priority: 1 },
        },
      },
    },
    plugins: shellPlugins('monolith'),
  }
}

const importLoader = (remotes: MonolithRemote[]) => ({
  loader: path.join(import.meta.dirname, 'remote-imports-loader.ts'),
  options: {
    imports: Object.fromEntries(
      remotes.flatMap(({ folder, declaration }) =>
        Object.entries(exposesOf(declaration)).map(([module, { import: entry, name }]) => [
          `${declaration.name}/${path.basename(module)}`,
          { request: path.join(folder, entry), chunk: chunkOf(declaration.name, name) },
        ]),
      ),
    ),
  },
})

/** What `portal-build --variant` does. */
export async function prepareVariant(variant: Variant, build: AppBuild) {
  const remotes = variant === 'monolith' ? await readRemotes() : []
  const shell = () => (variant === 'monolith' ? monolithConfig(build, remotes) : naiveHostConfig(build))
  return {
    configsOf: (remote: DeclaredRemote | undefined): Configuration[] =>
      remote ? [naiveTabConfig(build, remote)] : [shell(), bootConfig(build), pageToolsConfig(build)],
    async describe(stats: MultiStats, remote: DeclaredRemote | undefined): Promise<void> {
      if (remote) return describeNaiveTab(build, remote)
      await describeBuild(build, stats, undefined)
      if (variant === 'monolith') await describeMonolith(build, stats, remotes)
    },
  }
}
