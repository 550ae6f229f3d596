import { createRequire } from 'node:module'
import path from 'node:path'
import { hashedName } from '@portal/federation/build'
import type { Compiler, NormalModule } from 'webpack'
import { importFaults } from './check-imports.ts'
import {
  aliases,
  federationOptions,
  ownLibraries,
  REMOTE_FILE,
  type RemoteOptions,
  remoteFile,
} from './remote-options.ts'

export type { RemoteOptions } from './remote-options.ts'

const NAME = 'portal-remote'

/** An ES module whose chunks are imported, from any address, with the hash of the content in each name. */
function configure({ options }: Compiler, isWebpack: boolean): void {
  // A release has what it exposes, and no page.
  options.entry = {}
  Object.assign(options.output, {
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    publicPath: 'auto',
    filename: isWebpack ? hashedName : '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
  })
  Object.assign(options.experiments, { outputModule: true })
  // The page allows no eval, with which webpack develops by default.
  options.devtool ??= 'source-map'
}

const isCode = (module: object): module is NormalModule =>
  'resource' in module && /\.[cm]?[jt]sx?$/.test(String(module.resource).split('?')[0] ?? '')

function checkImports(compiler: Compiler, own: string[]): void {
  compiler.hooks.compilation.tap(NAME, (compilation) =>
    compilation.hooks.finishModules.tap(NAME, (modules) => {
      for (const module of modules) {
        if (!isCode(module)) continue
        const file = path.relative(compiler.context, module.resource)
        for (const fault of importFaults(String(module.originalSource()?.source() ?? ''), own))
          compilation.errors.push(new compiler.webpack.WebpackError(`${file} imports ${fault}`))
      }
    }),
  )
}

function writeDeclaration(compiler: Compiler, text: string): void {
  const { RawSource } = compiler.webpack.sources
  compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
    compilation.hooks.processAssets.tap(NAME, () => compilation.emitAsset(REMOTE_FILE, new RawSource(text))),
  )
}

/** Gives the chunk of each exposed module its name. */
const named = (exposes: RemoteOptions['exposes']) =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [name, { import: file, name: name.replace('./', '') }]),
  )

/** A plugin for webpack and Rspack that builds a remote of the portal. */
export function portalRemote(options: RemoteOptions): { apply(compiler: object): void } {
  return {
    apply(given) {
      const compiler = given as Compiler
      const isWebpack = !('rspack' in compiler)
      const require = createRequire(import.meta.url)
      const { ModuleFederationPlugin } = require(
        `@module-federation/enhanced/${isWebpack ? 'webpack' : 'rspack'}`,
      )
      configure(compiler, isWebpack)
      compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...aliases(options) }
      const { exposes, ...federation } = federationOptions(options)
      new ModuleFederationPlugin({
        ...federation,
        exposes: named(exposes),
        library: { type: 'module' },
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }).apply(compiler)
      checkImports(compiler, ownLibraries(options))
      writeDeclaration(compiler, remoteFile(options))
    },
  }
}
