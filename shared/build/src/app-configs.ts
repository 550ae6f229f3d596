import { globSync } from 'node:fs'
import path from 'node:path'
import {
  elementAliases,
  hostFederation,
  importElementChunk,
  insertIntoDocument,
  insertIntoElement,
  insertUnchecked,
  remoteFederation,
  SharedExportsPlugin,
  SharedSubPathsPlugin,
} from '@portal/federation/build'
import { portablePath } from '@portal/federation/source-files'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import type { DeclaredRemote } from './declared-remote.ts'
import { licenses } from './licenses.ts'
import { vendorExternals } from './vendor.ts'
import { type AppBuild, commonConfig, hasReleaseMap } from './webpack-config.ts'

export const cssFiles = {
  filename: '[name].[contenthash:10].css',
  chunkFilename: '[name].[contenthash:10].css',
}

const documentInsertion = ({ mode }: AppBuild) =>
  mode === 'development' ? insertUnchecked : insertIntoDocument

const rulesOf = ({ module }: Configuration) => module?.rules ?? []

/** The shell: provides the shared libraries. */
export function hostConfig(build: AppBuild): Configuration {
  const common = commonConfig(build, 'host')
  const federation = hostFederation({ kit: build.kit, isChecked: hasReleaseMap(build) })
  return {
    ...common,
    entry: { main: './src/main.ts' },
    output: { ...common.output, ...federation.output },
    module: { ...common.module, rules: [...rulesOf(common), ...federation.rules] },
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...federation.cacheGroups } },
    },
    plugins: [
      ...federation.plugins,
      new webpack.DefinePlugin({ SHOWCASE: JSON.stringify(build.mode === 'development') }),
      new MiniCssExtractPlugin({ ...cssFiles, insert: documentInsertion(build) }),
      licenses('host'),
    ],
  }
}

/** The inline script of index.html: a classic script without imports. */
export function bootConfig(build: AppBuild): Configuration {
  const common = commonConfig(build, 'boot')
  return {
    ...common,
    entry: { boot: './src/boot/boot.ts' },
    devtool: false,
    output: { path: build.dist, filename: '[name].js', iife: true },
    experiments: {},
  }
}

/**
 * Scripts of the folder `elements/` at the portal's address: each file of `src/elements`, with its style sheet. Foreign pages name
 * them, so that their names have no hash.
 */
export function pageToolsConfig(build: AppBuild): Configuration {
  const common = commonConfig(build, 'elements')
  const scripts = globSync('src/elements/*.ts', { cwd: build.folder }).toSorted()
  return {
    ...common,
    entry: Object.fromEntries(
      scripts.map((script) => [path.basename(script, '.ts'), `./${portablePath(script)}`]),
    ),
    devtool: false,
    output: { ...common.output, path: path.join(build.dist, 'elements'), filename: '[name].js' },
    module: {
      ...common.module,
      // The address of the script is that of the portal.
      parser: { javascript: { ...common.module?.parser?.javascript, importMeta: false, url: false } },
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  }
}

/** `./tab`, and `./<slot>` for each slot that the remote fills. The chunks have the same names. */
export const exposesOf = ({ slots }: DeclaredRemote['declaration']) => ({
  './tab': { import: './remote.ts?tab', name: 'tab' },
  ...Object.fromEntries(
    slots.map((slot) => [`./${slot}`, { import: `./remote.ts?slot=${slot}`, name: slot }]),
  ),
})

/** `./tab`: the entry that the host mounts. Runs only with the host's libraries. */
export function tabConfig(build: AppBuild, { declaration }: DeclaredRemote): Configuration {
  const { app, kit, types } = build
  const common = commonConfig(build, 'tab', declaration)
  const exposes = exposesOf(declaration)
  const federation = remoteFederation({ name: app, exposes, kit, types, isChecked: hasReleaseMap(build) })
  return {
    ...common,
    entry: {},
    output: { ...common.output, ...federation.output },
    experiments: { ...common.experiments, layers: true },
    module: { ...common.module, rules: [...rulesOf(common), ...federation.rules] },
    // A tab is small: one file for the tab and one for each dialog.
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...federation.cacheGroups } },
    },
    plugins: [
      ...federation.plugins,
      new MiniCssExtractPlugin({ ...cssFiles, insert: documentInsertion(build) }),
      licenses('tab'),
    ],
  }
}

/** The libraries that the elements of a page share. Its folder is named by a hash of its content, so its files are not. */
export function vendorConfig(build: AppBuild): Configuration {
  const common = commonConfig(build, 'vendor')
  return {
    ...common,
    entry: { vendor: './src/vendor.ts' },
    output: {
      ...common.output,
      filename: '[name].js',
      library: { type: 'module' },
      importFunctionName: importElementChunk,
    },
    plugins: [
      new MiniCssExtractPlugin({ ...cssFiles, filename: '[name].css', insert: insertIntoElement }),
      licenses('vendor'),
    ],
  }
}

/**
 * `./element`: the tab as a custom element, for foreign pages.
 * @param vendorId the vendor module from which it takes its libraries
 */
export function elementConfig(
  build: AppBuild,
  { declaration }: DeclaredRemote,
  vendorId: string,
): Configuration {
  const common = commonConfig(build, 'element', { ...declaration, vendor: vendorId })
  return {
    ...common,
    entry: { element: './remote.ts?element', 'stand-alone': './remote.ts?stand-alone' },
    output: {
      ...common.output,
      path: path.join(build.dist, 'element'),
      library: { type: 'module' },
      importFunctionName: importElementChunk,
    },
    externalsType: 'module',
    externals: vendorExternals(vendorId),
    // The production default, in both modes: smaller shared chunks order the style sheets of two dialogs differently.
    optimization: { ...common.optimization, splitChunks: { minSize: 20_000 } },
    plugins: [
      // Not needed to run, but an import that works here must work in the tab.
      new SharedSubPathsPlugin(),
      new SharedExportsPlugin(elementAliases),
      new MiniCssExtractPlugin({ ...cssFiles, insert: insertIntoElement }),
      licenses('element'),
    ],
  }
}
