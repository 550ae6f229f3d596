import type { LoaderContext } from 'webpack'

/** What loads a module that the host provides. */
export interface ProvidedModule {
  request: string
  version: string
  /** The chunk of the host that has it. */
  chunk: string
  /** Its export that loads what is provided, for a chunk that builds on this one. */
  load?: string
}

interface Options {
  /** By share key. */
  modules: Record<string, ProvidedModule>
}

/** A webpack loader that replaces a module by the list of what the host provides to remotes. */
export default function providedModulesLoader(this: LoaderContext<Options>): string {
  const entries = Object.entries(this.getOptions().modules).map(([key, module]) => {
    const request = JSON.stringify(this.utils.contextify(this.context, module.request))
    const chunk = JSON.stringify(module.chunk)
    const loaded = `import(/* webpackChunkName: ${chunk} */ ${request})`
    const load = module.load ? `${loaded}.then(({ ${module.load} }) => ${module.load}())` : loaded
    return `  ${JSON.stringify(key)}: [${JSON.stringify(module.version)}, () => ${load}],`
  })
  return `export const provided = {\n${entries.join('\n')}\n}\n`
}
