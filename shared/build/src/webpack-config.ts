import { createRequire } from 'node:module'
import path from 'node:path'
import { elementAliases, facadeAliases, facadeFolder, hashedName, type Kit } from '@portal/federation/build'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import { Features } from 'lightningcss'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack'
import { ENTRY, type EntryOptions } from './entry-loader.ts'
import { scriptTargets, styleTargets } from './floor.ts'
import { FloorPlugin } from './floor-plugin.ts'
import { replacementFolder, replacements } from './replacements.ts'
import { browsers } from './supported-browsers.ts'

const require = createRequire(import.meta.url)

/** The app to build, and how. */
export interface AppBuild {
  app: string
  folder: string
  /** The folder that the build writes. */
  dist: string
  mode: 'production' | 'development'
  /** Left out by a watching build, whose sources change, and by the variants of the bench. */
  kit?: Kit | undefined
  /** The types of what a remote exposes, which its release brings. */
  types?: string | undefined
}

/** Whether the code of a tab asks the page for its files. A development build must also run in the page of another portal. */
export const hasReleaseMap = ({ mode }: Pick<AppBuild, 'mode'>): boolean => mode === 'production'

/**
 * Chrome compiles a script with this first line whole and beside the main thread, while it is still loading. Otherwise it would compile
 * most functions on the main thread, each when it is called first. See https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'
/** The builds without it: the inline script of the page, and the scripts that foreign pages name. */
const small = ['boot', 'elements']

/** Browsers without these features of the language cannot run the portal, but the inline script tells their customers so. */
const OLD_TARGET = 'es2020'

const swc = (tsx: boolean, isBoot: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    // webpack makes the paths of a parsed source map relative. Absolute ones would become part of the hashes.
    sourceMaps: true,
    parseMap: true,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      // A released host does not provide react/jsx-dev-runtime to a remote that runs from source.
      transform: { react: { runtime: 'automatic', development: false } },
      ...(isBoot && { target: OLD_TARGET }),
    },
    ...(!isBoot && { env: { targets: scriptTargets } }),
  },
})

/** The query of an import of a PDF. */
const PDF = /^\?pdf$/

const pdf = (folder: string) => ({
  loader: path.join(import.meta.dirname, 'pdf-loader.ts'),
  options: { printer: path.join(folder, 'documents/print.ts') },
})

/** The query of an import of a sheet of tokens for browsers without `light-dark()`. */
const OLDER = /^\?older$/

/** A picture with a longer data URL becomes a file. */
const pictures = {
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: 1000 } },
  generator: { filename: 'picture.[contenthash:10].svg' },
} as const

/** The builds that run in foreign pages, where the font size of the page is not ours. */
const inForeignPages = ['element', 'vendor']

const styles = (app: string, target: string) => [
  MiniCssExtractPlugin.loader,
  {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        // Every app has its own copy of the design system, so its class names contain the name of the app.
        localIdentName: `${app.replace('mfe-', '')}_[name]_[local]_[hash:base64:5]`.replace('.module', ''),
      },
    },
  },
  ...(inForeignPages.includes(target) ? [path.join(import.meta.dirname, 'rem-loader.ts')] : []),
]

const brands = path.resolve(import.meta.dirname, '../../brands/src')
/** Brand values that the build computes. */
const computed = {
  constants: ['facts', 'fonts', 'contacts', 'contract-links', 'links', 'details'].map((name) =>
    path.join(brands, `${name}.ts`),
  ),
  sheets: ['themes', 'font-faces', 'illustrations'].map((name) => path.join(brands, `${name}.ts`)),
}
const value = path.join(import.meta.dirname, 'value-loader.ts')
const olderColors = path.join(import.meta.dirname, 'older-colors-loader.ts')

/** @param lowering loaders of the text of a style sheet */
const sheets = (use: RuleSetUseItem[], lowering: string[] = [], resourceQuery?: RegExp): RuleSetRule => ({
  ...(resourceQuery && { resourceQuery }),
  oneOf: [
    { include: computed.sheets, use: [...use, ...lowering, value] },
    { test: /\.css$/, use: [...use, ...lowering] },
  ],
})

/** Never runs with the libraries of a host, so that it may use exports which the facades lack. */
const elementFolder = path.resolve(import.meta.dirname, '../../element/src')
/** What it shares with the remotes are facades. */
const vendorFiles = ['vendor.ts', 'routing/remote-router.ts'].map((file) => path.join(elementFolder, file))

const facadeRules = (target: string) =>
  target === 'element'
    ? [
        { exclude: facadeFolder, resolve: { alias: elementAliases } },
        { include: facadeFolder, sideEffects: false },
      ]
    : [
        { exclude: [facadeFolder, elementFolder], resolve: { alias: facadeAliases } },
        { include: vendorFiles, resolve: { alias: elementAliases } },
        { include: facadeFolder, sideEffects: true },
      ]

const entry = ({ basePath, element, access, name, calls, vendor }: EntryOptions) => ({
  loader: path.join(import.meta.dirname, 'entry-loader.ts'),
  options: { basePath, element, access, name, calls, vendor },
})

/**
 * The common settings: TypeScript, CSS Modules, ES modules, file names with content hashes.
 * @param remote the declaration from which entries are generated
 */
export function commonConfig(
  { app, folder, dist, mode }: AppBuild,
  target: string,
  remote?: EntryOptions,
): Configuration {
  const isBoot = target === 'boot'
  const format = { comments: false, ...(!small.includes(target) && { preamble: COMPILE_HINT }) }
  return {
    name: target,
    mode,
    context: folder,
    // As a query: the folder of a build may be outside of the repository.
    target: isBoot ? ['web', OLD_TARGET] : `browserslist:${browsers.join()}`,
    devtool: 'source-map',
    // Turborepo caches release builds. Writing this cache, too, would take a third of the build time.
    cache: mode === 'development' && {
      type: 'filesystem',
      name: `${app}-${target}-${mode}`,
      cacheDirectory: path.resolve(import.meta.dirname, '../../../.portal/webpack'),
    },
    output: {
      path: dist,
      publicPath: 'auto',
      uniqueName: `${app}/${target}`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      crossOriginLoading: 'anonymous',
      // Otherwise the second import of a module that throws gets half of it, and the page shows no error.
      strictModuleErrorHandling: true,
      filename: hashedName,
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    experiments: { outputModule: true },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: replacements,
      // rxjs has a build without helpers for older browsers.
      conditionNames: ['es2015', '...'],
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.ts$/,
          exclude: [...computed.constants, ...computed.sheets],
          resourceQuery: { not: [PDF, ENTRY] },
          use: swc(false, isBoot),
        },
        { include: computed.constants, use: value },
        { oneOf: [sheets(styles(app, target), [olderColors], OLDER), sheets(styles(app, target))] },
        { mimetype: 'image/svg+xml', scheme: 'data', ...pictures },
        { test: /\.tsx$/, use: swc(true, isBoot) },
        { test: /\.woff2$/, type: 'asset/resource' },
        { resourceQuery: PDF, use: pdf(folder) },
        ...(remote ? [{ resourceQuery: ENTRY, use: entry(remote) }] : []),
        ...facadeRules(target),
        { include: replacementFolder, sideEffects: false },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          exclude: /^mfe-/,
          // `licenses` lists them.
          extractComments: false,
          terserOptions: { compress: { passes: 6, ecma: 2022 }, format },
        }),
        // The entry of a remote is webpack's runtime. swc leaves its unused recursive functions.
        new TerserPlugin({
          include: /^mfe-/,
          terserOptions: { module: true, compress: { passes: 3 }, format },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: styleTargets, exclude: Features.LightDark },
        }),
        new FloorPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
