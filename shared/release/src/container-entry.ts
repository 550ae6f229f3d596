import { parse } from 'es-module-lexer'
import { ReleaseError } from './release-error.ts'

/** What the host calls of a container of module federation. */
const CALLED = ['get', 'init']

/** The names that an ES module exports; none of a script, which may not even be readable as a module. */
function exportedNames(source: string): string[] {
  try {
    const [imports, exports] = parse(source)
    // The other module has them, and is not looked for.
    if (imports.some(({ type }) => type === 'reexport-star')) return CALLED
    return exports.flatMap((one) => ('name' in one ? [one.name] : []))
  } catch {
    return []
  }
}

/** Why the host cannot import an entry; undefined if it can. */
function faultOf(entry: string, source: string): string | undefined {
  const exported = exportedNames(source)
  const missing = CALLED.filter((name) => !exported.includes(name))
  if (missing.length === 0) return undefined
  const found = exported.length === 0 ? 'is a script' : `exports no ${missing.join(' and no ')}`
  return (
    `${entry} ${found}, but the host imports a container that is an ES module: set \`library: { type: 'module' }\` of ` +
    'ModuleFederationPlugin and `output.module: true` (webpack, Rspack, Rsbuild), or build with @module-federation/vite'
  )
}

/** Why a build works at one address only; undefined if a release, which has an address of its own, can load its files. */
function faultOfAddress(publicPath: string): string | undefined {
  if (publicPath === 'auto') return undefined
  return (
    `its files are looked for at ${publicPath || 'the address of the page'}, but a release has an address of its own: set \`output.publicPath\` (webpack, Rspack) ` +
    "or `output.assetPrefix` (Rsbuild) to 'auto'"
  )
}

interface Container {
  entry: string
  /** The code of the entry. */
  source: string
  /** Of the build. */
  publicPath?: string | undefined
}

/**
 * Checks that the entry of a remote is a container of module federation that a browser imports, and that it can be anywhere.
 * @throws ReleaseError naming what to set
 */
export function assertContainer(app: string, { entry, source, publicPath = 'auto' }: Container): void {
  const faults = [faultOf(entry, source), faultOfAddress(publicPath)].filter(Boolean)
  if (faults.length > 0) throw new ReleaseError(`The build of ${app} cannot be loaded: ${faults.join('; ')}`)
}
