import { parse } from 'es-module-lexer'
import { ReleaseError } from './release-error.ts'

/** What the host calls of a container of module federation. */
const CALLED = ['get', 'init']

/** The names that an ES module exports; none of a script, which may not even be readable as a module. */
function exportsOf(source: string): string[] {
  try {
    return parse(source)[1].flatMap((one) => ('name' in one ? [one.name] : []))
  } catch {
    return []
  }
}

/**
 * Checks that the entry of a remote is a container of module federation that a browser imports.
 * @throws ReleaseError for a script that puts its container into a global, and for any other file
 */
export function assertContainer(app: string, entry: string, source: string): void {
  const exported = exportsOf(source)
  const missing = CALLED.filter((name) => !exported.includes(name))
  if (missing.length === 0) return
  const found = exported.length === 0 ? 'is a script' : `exports no ${missing.join(' and no ')}`
  throw new ReleaseError(
    `${entry} of ${app} ${found}, but the host imports a container that is an ES module: build the remote with ` +
      "`library: { type: 'module' }` of ModuleFederationPlugin (webpack, Rspack), or by @module-federation/vite",
  )
}
