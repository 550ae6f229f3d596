// Module federation makes absolute paths part of a build, so that two clones of the same source had different releases.
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compiler } from 'webpack'

const require = createRequire(import.meta.url)

/** A class of module federation that is not among its exports. */
interface RuntimeEntry {
  getTemplate(...options: unknown[]): string
}

/** Makes the module that it generates in `<app>/node_modules/.federation` import by relative paths. */
export function importRuntimeByRelativePaths(): void {
  const enhanced = path.dirname(require.resolve('@module-federation/enhanced/webpack'))
  const file = path.join(enhanced, 'lib/container/runtime/FederationRuntimePlugin.js')
  const { default: entry }: { default: RuntimeEntry } = require(file)
  const getTemplate = entry.getTemplate
  const root = path.resolve(import.meta.dirname, '../../..')
  entry.getTemplate = (...options) => getTemplate(...options).replaceAll(`'${root}/`, `'../../../`)
}

const NAMED_BY_ABSOLUTE_PATH = /^webpack\/(container\/entry|sharing\/provide)\//

/** A webpack plugin: replaces the ids that would be hashes of an absolute path. */
export function useIdsWithoutPaths(compiler: Compiler): void {
  compiler.hooks.compilation.tap('use-ids-without-paths', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('use-ids-without-paths', (modules) => {
      for (const module of modules) {
        const name = module.libIdent({ context: compiler.context })
        if (name && NAMED_BY_ABSOLUTE_PATH.test(name)) compilation.chunkGraph.setModuleId(module, name)
      }
    })
  })
}
