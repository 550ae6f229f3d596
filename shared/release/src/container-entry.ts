import { parse } from 'acorn'
import { ReleaseError } from './release-error.ts'

/** What the host calls of a container of module federation. */
const CALLED = ['get', 'init']

type Statement = ReturnType<typeof parse>['body'][number]

/** The names that a declared pattern such as `{ get, init }` binds, or that an export has. */
function namesOf(node: object): string[] {
  if ('name' in node) return [String(node.name)]
  if ('value' in node && typeof node.value === 'string') return [node.value]
  if (!('properties' in node)) return []
  const properties = node.properties as { value?: object }[]
  return properties.flatMap(({ value }) => (value ? namesOf(value) : []))
}

/** The names that one statement exports. */
function exportsOf(statement: Statement): string[] {
  // The other module has them, and is not looked for.
  if (statement.type === 'ExportAllDeclaration' && !statement.exported) return CALLED
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { specifiers, declaration } = statement
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => namesOf(id))
  return [
    ...specifiers.flatMap(({ exported }) => namesOf(exported)),
    ...(declaration ? namesOf(declaration.id) : []),
  ]
}

/** The names that an ES module exports; none of a script, which may not even be readable as a module. */
function exportedNames(source: string): string[] {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'module' }).body.flatMap(exportsOf)
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
