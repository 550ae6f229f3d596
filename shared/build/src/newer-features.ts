import { isSupported, lacking } from './floor.ts'

/** A feature that a supported browser lacks, and where a built file uses it. */
export interface NewerFeature {
  /** As in the data of MDN. */
  key: string
  offset: number
}

/** Of these, a name is enough to know the feature. TypeScript's `lib` limits the methods of the language. */
const INTERFACES = ['Document', 'Element', 'HTMLElement', 'Navigator', 'Node', 'Window']

/** `new Observable(…)`, `URL.parse(…)`, `.startViewTransition(…)`, `requestIdleCallback(…)`. `a.b?.()` works without `b`. */
const NAMES = /(?<![\w$.])(new )?([A-Z]\w*)(?:\.([a-z]\w*))?(?!\w|\?\.)|(?<![\w$])\.?([a-z]\w*)(?=\()/g

function keysOfName([, isNew, owner, name, member]: RegExpMatchArray): string[] {
  if (owner) {
    const own = isNew || name ? [`api.${owner}`, `javascript.builtins.${owner}`] : []
    return name ? [...own, `api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`] : own
  }
  const keys = INTERFACES.map((one) => `api.${one}.${member}`)
  return keys.some(isSupported) ? [] : keys.filter((key) => lacking.has(key)).slice(0, 1)
}

/** Finds the newer features in a built script. */
export function newerInScript(text: string): NewerFeature[] {
  return Array.from(text.matchAll(NAMES)).flatMap((match) =>
    keysOfName(match)
      .filter((key) => lacking.has(key))
      .map((key) => ({ key, offset: match.index })),
  )
}

const PRELUDES = /[^{};]+(?=\{)/g
const DECLARATIONS = /(?<=[{;])([a-z-]+):([^;{}]*)/g

function keysOfPrelude(prelude: string): string[] {
  const selectors = Array.from(prelude.matchAll(/::?([a-z-]+)/g), ([, name]) => `css.selectors.${name}`)
  const rules = Array.from(prelude.matchAll(/@([a-z-]+)/g), ([, name]) => `css.at-rules.${name}`)
  return prelude.includes('@') ? rules : selectors
}

const functions = Map.groupBy(
  [...lacking.keys()].filter((key) => key.startsWith('css.types.')),
  (key) => key.split('.').at(-1) ?? '',
)

const keysOfDeclaration = (property: string, value: string) => [
  `css.properties.${property}`,
  ...Array.from(value.matchAll(/([a-z-]+)\(/g), ([, name = '']) => functions.get(name) ?? []).flat(),
]

/** Finds the newer features in a built style sheet, without new values of older properties. */
export function newerInStyles(text: string): NewerFeature[] {
  const preludes = Array.from(text.matchAll(PRELUDES), ({ 0: prelude, index: offset }) =>
    keysOfPrelude(prelude).map((key) => ({ key, offset })),
  )
  const declarations = Array.from(text.matchAll(DECLARATIONS), ({ 1: property = '', 2: value = '', index }) =>
    keysOfDeclaration(property, value).map((key) => ({ key, offset: index })),
  )
  return [...preludes, ...declarations].flat().filter(({ key }) => lacking.has(key))
}
