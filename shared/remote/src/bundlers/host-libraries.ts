import { readFileSync } from 'node:fs'
import path from 'node:path'
import { consumedLibraries, facadeAliases } from '@portal/federation/build'
import { parse } from 'es-module-lexer'

/** The names that a facade exports. */
const namesIn = (facade: string) =>
  parse(readFileSync(facade, 'utf8'))[1].flatMap((one) => ('name' in one ? [one.name] : []))

/** React is shared without a facade. */
const whole = Object.keys(consumedLibraries()).filter(
  (key) => !path.isAbsolute(key) && !facadeAliases[`${key}$`],
)

/** What the host provides: each library, with the names that may be imported of it. The package has this as a value. */
export const hostLibraries: Record<string, string[] | 'all'> = {
  ...Object.fromEntries(whole.map((library) => [library, 'all'])),
  ...Object.fromEntries(
    Object.entries(facadeAliases).map(([alias, facade]) => [alias.replace(/\$$/, ''), namesIn(facade)]),
  ),
}
