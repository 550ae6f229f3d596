import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { isPartial } from './source-files.ts'

export interface Kit {
  /** A hash over all of its sources. Two builds with the same one have the same kit. */
  id: string
  /** Its modules and style sheets. */
  files: Set<string>
  /** The name in the kit of each export, by file and by its name there. */
  names: Map<string, Map<string, string>>
}

type Names = Kit['names']

const listOf = (names: Map<string, string>, entry: (name: string, inKit: string) => string) =>
  Array.from(names, ([name, inKit]) => entry(name, inKit)).join(', ')

/** The kit: exports all of its modules, each export by its name in the kit. */
const kitSource = (names: Names, request: (file: string) => string) =>
  Array.from(
    names,
    ([file, exported]) =>
      `export { ${listOf(exported, (name, inKit) => `${name} as ${inKit}`)} } from ${request(file)}\n`,
  ).join('')

/** The query of an app's own copy of a partial module. */
export const OWN = 'own'

/** A webpack loader that replaces the kit's list, and each module of the kit outside of it, which takes its exports from the kit. */
export function pitch(this: LoaderContext<{ kitFile: string; names: Names }>): string {
  const { kitFile, names } = this.getOptions()
  const file = this.resourcePath
  // Not absolute: the source becomes part of the source map.
  const request = (to: string) => JSON.stringify(this.utils.contextify(path.dirname(file), to))
  const exported = names.get(file)
  if (!exported) return kitSource(names, request)
  const taken = listOf(exported, (name, inKit) => `${inKit} as ${name}`)
  // What a partial module has besides is the app's own.
  const rest = isPartial(file) ? `export * from ${request(`${file}?${OWN}`)}\n` : ''
  return `export { ${taken} } from ${request(kitFile)}\n${rest}`
}
