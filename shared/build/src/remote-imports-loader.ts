import type { LoaderContext } from 'webpack'

interface Options {
  /** By `<remote>/<module>`: the request of the module and the name of its chunk. */
  imports: Record<string, { request: string; chunk: string }>
}

/** A webpack loader that defines `remoteModules` before a module: one `import()` for each module of each remote. */
export default function remoteImportsLoader(this: LoaderContext<Options>, source: string): string {
  const entries = Object.entries(this.getOptions().imports).map(
    ([name, { request, chunk }]) =>
      `${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(request)}),`,
  )
  return `const remoteModules = {\n${entries.join('\n')}\n}\n${source}`
}
