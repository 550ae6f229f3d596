import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack'
import { importChunk } from './chunk-import.ts'
import { manifestWithTypes } from './exposed-types.ts'
import { useIdsWithoutPaths } from './federation-paths.ts'
import { consumedKit, dialogChunk, hostKitRules, kitRules, providedKit, tabChunk } from './kit.ts'
import type { Kit } from './kit-loader.ts'
import { SharedExportsPlugin } from './shared-exports-plugin.ts'
import { consumedLibraries, facadeAliases, providedLibraries } from './shared-libraries.ts'
import { SharedSubPathsPlugin } from './shared-sub-paths-plugin.ts'

/** What a build with webpack needs to be a host, or a remote, of the portal. */
export interface Federation {
  output: NonNullable<Configuration['output']>
  rules: RuleSetRule[]
  plugins: WebpackPluginInstance[]
  cacheGroups: Record<string, object>
}

interface Options {
  /** Left out by a watching build. */
  kit?: Kit | undefined
  /** Whether the page checks the chunks; it imports them instead of the runtime of webpack. */
  isChecked: boolean
}

/** One chunk for the libraries of every page. The form library is excluded and loads with a dialog. */
export const sharedLibraryChunk = {
  name: 'sdk',
  chunks: 'all',
  enforce: true,
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|rxjs|i18next|react-i18next|@tanstack[\\/]react-query|@tanstack[\\/]query-core|html-parse-stringify|void-elements|cookie|set-cookie-parser|tslib)[\\/]|[\\/]facades[\\/](?!react-hook-form)/,
} as const

const output = ({ isChecked }: Options) => (isChecked ? { importFunctionName: importChunk } : {})

/** The host gives shared modules by the library's runtime: its build only lists them. */
export const hostFederation = (options: Options): Federation => ({
  output: output(options),
  rules: [
    ...(options.kit ? hostKitRules(options.kit) : []),
    {
      resource: path.resolve(import.meta.dirname, '../runtime/provided-modules.ts'),
      enforce: 'post',
      loader: path.join(import.meta.dirname, 'provided-modules-loader.ts'),
      options: { modules: { ...providedLibraries(), ...(options.kit && providedKit(options.kit)) } },
    },
  ],
  plugins: [
    // What the runtime leaves out: code for servers, for manifests and for classic scripts.
    new webpack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    }),
    new webpack.NormalModuleReplacementPlugin(
      /runtime-core\/dist\/(?:plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$|sdk\/dist\/dom\.js$/,
      path.resolve(import.meta.dirname, '../runtime/without-manifests.ts'),
    ),
  ],
  cacheGroups: {
    sdk: sharedLibraryChunk,
    ...(options.kit && { dialogs: dialogChunk(options.kit) }),
  },
})

interface Remote extends Options {
  name: string
  /** The exposed modules, such as `./tab`, each with the name of its chunk. */
  exposes: Record<string, { import: string; name: string }>
  /** The text of `readExposedTypes`. Left out by a watching build. */
  types?: string | undefined
}

/** A remote takes everything shared from the host, whose runtime it uses. */
export const remoteFederation = ({ name, exposes, types, ...options }: Remote): Federation => ({
  output: {
    ...output(options),
    // What imports a shared module that is lost throws. A retry runs it again.
    strictModuleErrorHandling: false,
    strictModuleExceptionHandling: true,
  },
  rules: options.kit ? kitRules(options.kit) : [],
  plugins: [
    new SharedSubPathsPlugin(),
    new SharedExportsPlugin(facadeAliases),
    new ModuleFederationPlugin({
      name,
      exposes,
      shared: { ...consumedLibraries(), ...(options.kit && consumedKit(options.kit)) } as never,
      shareStrategy: 'loaded-first',
      library: { type: 'module' },
      remoteType: 'module',
      dts: false,
      dev: false,
      manifest: types ? manifestWithTypes(exposes, types) : true,
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    }),
    { apply: useIdsWithoutPaths },
  ],
  cacheGroups: options.kit ? { kit: tabChunk } : {},
})
