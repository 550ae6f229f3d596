// Module federation makes absolute paths part of a build, so that two clones of the same source had different releases.
import type { Compiler } from 'webpack'

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
