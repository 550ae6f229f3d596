import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { isPartial } from './source-files.ts'

export interface Kit {
  /** A hash over all of its sources. Two builds with the same one have the same kit. */
  id: string
  /** Its modules and style sheets. */
  files: Set<string>
  /** By list, the name in it of each export, by file and by its name there. */
  lists: Map<string, Names>
}

type Names = Map<string, Map<string, string>>

const listOf = (names: Map<string, string>, entry: (name: string, inKit: string) => string) =>
  Array.from(names, ([name, inKit]) => entry(name, inKit)).join(', ')

/** A list: exports all of its modules, each export by its name in the kit. */
const kitSource = (names: Names, request: (file: string) => string) =>
  Array.from(
    names,
    ([file, exported]) =>
      `export { ${listOf(exported, (name, inKit) => `${name} as ${inKit}`)} } from ${request(file)}\n`,
  ).join('')

/** The query of an app's own copy of a partial module. */
export const OWN = 'own'

function inKit(lists: Kit['lists'], file: string): [list: string, exported: Map<string, string>] {
  for (const [list, names] of lists) {
    const exported = names.get(file)
    if (exported) return [list, exported]
  }
  throw new Error(`${file} is not in the kit`)
}

/** A webpack loader that replaces the kit's lists, and each module of the kit outside of it, which takes its exports from a list. */
export function pitch(this: LoaderContext<Pick<Kit, 'lists'>>): string {
  const { lists } = this.getOptions()
  const file = this.resourcePath
  // Not absolute: the source becomes part of the source map.
  const request = (to: string) => JSON.stringify(this.utils.contextify(path.dirname(file), to))
  const own = lists.get(file)
  if (own) return kitSource(own, request)
  const [list, exported] = inKit(lists, file)
  const taken = listOf(exported, (name, inKit) => `${inKit} as ${name}`)
  // What a partial module has besides is the app's own.
  const rest = isPartial(file) ? `export * from ${request(`${file}?${OWN}`)}\n` : ''
  return `export { ${taken} } from ${request(list)}\n${rest}`
}
