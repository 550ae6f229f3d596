import type { LoaderContext } from 'webpack'

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
const kitSource = (names: Names) =>
  Array.from(
    names,
    ([file, exported]) =>
      `export { ${listOf(exported, (name, inKit) => `${name} as ${inKit}`)} } from ${JSON.stringify(file)}\n`,
  ).join('')

/** Modules without state, of which the kit has only what it uses. */
export const isPartial = (file: string): boolean => /\/(node_modules|shared\/brands)\//.test(file)

/** A module of the kit outside of it: takes its exports from the kit. What a partial module has besides is the app's own. */
function referenceSource(file: string, exported: Map<string, string>, kitFile: string): string {
  const names = listOf(exported, (name, inKit) => `${inKit} as ${name}`)
  const rest = isPartial(file) ? `export * from ${JSON.stringify(`${file}?${OWN}`)}\n` : ''
  return `export { ${names} } from ${JSON.stringify(kitFile)}\n${rest}`
}

/** The query of an app's own copy of a partial module. */
export const OWN = 'own'

/** A webpack loader that replaces the kit's list, and each module of the kit outside of it. */
export function pitch(this: LoaderContext<{ kitFile: string; names: Names }>): string {
  const { kitFile, names } = this.getOptions()
  const exported = names.get(this.resourcePath)
  return exported ? referenceSource(this.resourcePath, exported, kitFile) : kitSource(names)
}
