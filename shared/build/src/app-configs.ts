import { globSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { importChunk, importElementChunk } from './chunk-import.ts'
import type { DeclaredRemote } from './declared-remote.ts'
import { useIdsWithoutPaths } from './federation-paths.ts'
import { consumedKit, dialogChunk, hostKitRules, kitRules, providedKit, tabChunk } from './kit.ts'
import { licenses } from './licenses.ts'
import { SharedExportsPlugin } from './shared-exports-plugin.ts'
import { consumedLibraries, elementAliases, facadeAliases, providedLibraries } from './shared-libraries.ts'
import { SharedSubPathsPlugin } from './shared-sub-paths-plugin.ts'
import { portablePath } from './source-files.ts'
import { insertIntoDocument, insertIntoElement, insertUnchecked } from './style-insertion.ts'
import { vendorExternals } from './vendor.ts'
import { type AppBuild, commonConfig, hasReleaseMap } from './webpack-config.ts'

export const cssFiles = {
  filename: '[name].[contenthash:10].css',
  chunkFilename: '[name].[contenthash:10].css',
}

const documentInsertion = ({ mode }: AppBuild) =>
  mode === 'development' ? insertUnchecked : insertIntoDocument

const rulesOf = ({ module }: Configuration) => module?.rules ?? []

/** The chunks of a release are imported by the page, which checks them. */
const checkedOutput = (build: AppBuild, { output }: Configuration) => ({
  ...output,
  ...(hasReleaseMap(build) && { importFunctionName: importChunk }),
})

/** The shell: provides the shared libraries. */
export function hostConfig(build: AppBuild): Configuration {
  const { kit } = build
  const common = commonConfig(build, 'host')
  return {
    ...common,
    entry: { main: './src/main.ts' },
    output: checkedOutput(build, common),
    module: {
      ...common.module,
      rules: [
        ...rulesOf(common),
        ...(kit ? hostKitRules(kit) : []),
        {
          resource: path.join(build.folder, 'src/remotes/provided-modules.ts'),
          enforce: 'post',
          loader: path.join(import.meta.dirname, 'provided-modules-loader.ts'),
          options: { modules: { ...providedLibraries(), ...(kit && providedKit(kit)) } },
        },
      ],
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          sdk: sharedLibraryChunk,
          ...(kit && { dialogs: dialogChunk(kit) }),
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        SHOWCASE: JSON.stringify(build.mode === 'development'),
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      new MiniCssExtractPlugin({ ...cssFiles, insert: documentInsertion(build) }),
      licenses('host'),
    ],
  }
}

/** One chunk for the libraries of every page. The form library is excluded and loads with a dialog. */
export const sharedLibraryChunk = {
  name: 'sdk',
  chunks: 'all',
  enforce: true,
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|rxjs|i18next|react-i18next|@tanstack[\\/]react-query|@tanstack[\\/]query-core|html-parse-stringify|void-elements|cookie|set-cookie-parser|tslib)[\\/]|[\\/]facades[\\/](?!react-hook-form)/,
} as const

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
  const { kit } = build
  const common = commonConfig(build, 'tab', declaration)
  return {
    ...common,
    entry: {},
    output: {
      ...checkedOutput(build, common),
      // What imports a shared module that is lost throws. A retry runs it again.
      strictModuleErrorHandling: false,
      strictModuleExceptionHandling: true,
    },
    experiments: { ...common.experiments, layers: true },
    module: {
      ...common.module,
      rules: [...rulesOf(common), ...(kit ? kitRules(kit) : [])],
    },
    // A tab is small: one file for the tab and one for each dialog.
    optimization: {
      ...common.optimization,
      splitChunks: kit ? { cacheGroups: { default: false, defaultVendors: false, kit: tabChunk } } : false,
    },
    plugins: [
      new SharedSubPathsPlugin(),
      new SharedExportsPlugin(facadeAliases),
      new MiniCssExtractPlugin({ ...cssFiles, insert: documentInsertion(build) }),
      new ModuleFederationPlugin({
        name: build.app,
        exposes: exposesOf(declaration),
        shared: { ...consumedLibraries(), ...(kit && consumedKit(kit)) } as never,
        shareStrategy: 'loaded-first',
        library: { type: 'module' },
        remoteType: 'module',
        dts: false,
        dev: false,
        manifest: true,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      useIdsWithoutPaths,
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
