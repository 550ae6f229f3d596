import type { LoaderContext } from 'webpack'

interface Options {
  /** By share key: the request, the version, and the chunk of the host that has it. */
  modules: Record<string, { request: string; version: string; chunk: string }>
}

/** A webpack loader that replaces a module by the list of what the host provides to remotes. */
export default function providedModulesLoader(this: LoaderContext<Options>): string {
  const entries = Object.entries(this.getOptions().modules).map(
    ([key, { request, version, chunk }]) =>
      `  ${JSON.stringify(key)}: [${JSON.stringify(version)}, () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(
        this.utils.contextify(this.context, request),
      )})],`,
  )
  return `export const provided = {\n${entries.join('\n')}\n}\n`
}
