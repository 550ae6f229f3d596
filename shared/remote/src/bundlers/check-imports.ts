import { type Import, parse } from 'es-module-lexer'
import { hostLibraries } from './host-libraries.ts'

/** A development build compiles JSX for it, and takes that of the package. */
export const JSX_DEV_RUNTIME = 'react/jsx-dev-runtime'

/** The names in an import or export of other modules: `import a, { b as c } from` has `default` and `b`, and `* as d` has `*`. */
function namesIn(statement: string): string[] {
  const end = statement.lastIndexOf('from')
  if (end < 0) return []
  const clause = statement.slice(statement.search(/\s|[{*]/), end)
  const [beforeList = '', list = ''] = clause.split(/[{}]/)
  const names = list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
  const [outside = ''] = beforeList.split(',')
  if (beforeList.includes('*')) names.push('*')
  if (/[\w$]/.test(outside) && !outside.includes('*')) names.push('default')
  return names.filter(Boolean).map((name) => name.replace(/^["']|["']$/g, ''))
}

const ownCopy = (library: string) =>
  hostLibraries[library] === 'all'
    ? 'give the remote its own React by exposing ./export-app'
    : `bundle your own copy with own: ['${library}']`

function nameFault(library: string, name: string): string | undefined {
  const provided = hostLibraries[library]
  if (!provided || provided === 'all' || provided.includes(name)) return undefined
  const [first] = provided
  const fault =
    name === '*'
      ? `everything of ${library}. Name what you import, such as { ${first} }`
      : `${name} of ${library}, which the host does not provide. Import one of ${provided.join(', ')}`
  return `${fault}, or ${ownCopy(library)}`
}

function pathFault(request: string, own: readonly string[]): string | undefined {
  const library = Object.keys(hostLibraries).find((one) => request.startsWith(`${one}/`))
  if (!library || request in hostLibraries || own.includes(library)) return undefined
  if (request === JSX_DEV_RUNTIME) return undefined
  const others = Object.keys(hostLibraries).filter((one) => `${one}/`.startsWith(`${request.split('/')[0]}/`))
  return `${request}, which the host does not provide. Import from ${others.join(' or ')}, or ${ownCopy(library)}`
}

/** Nothing for code that is no JavaScript: the bundler reports it. */
function importsIn(code: string): readonly Import[] {
  try {
    return parse(code)[0]
  } catch {
    return []
  }
}

/**
 * What a module imports of the shared libraries that the host does not provide. The build would pass, and the page could not run it.
 * @param code JavaScript
 * @param own the libraries of which the remote bundles its own copy
 */
export function importFaults(code: string, own: readonly string[] = []): string[] {
  return importsIn(code).flatMap((one) => {
    if (!('specifier' in one) || !one.specifier || own.includes(one.specifier)) return []
    const request = one.specifier
    const isNamed = one.type === 'static' || one.type === 'reexport-star'
    const names = isNamed ? namesIn(code.slice(one.importStart, one.importEnd)) : []
    return [pathFault(request, own), ...names.map((name) => nameFault(request, name))].filter(
      (fault) => fault !== undefined,
    )
  })
}
