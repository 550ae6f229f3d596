/** The path of a route, such as `/contract/:contractId`. */
const PARAMETER = /\/:[A-Za-z]+/g

export const parametersOf = (path: string): number => path.match(PARAMETER)?.length ?? 0

const escaped = (path: string) => path.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/**
 * The address of a route. Its parameters are those of a link that the remote shows.
 * @param literal the addresses of the routes without parameters, which such a link may resemble
 * @returns undefined if no link has them
 */
export function addressOf(
  basePath: string,
  route: string,
  { links, literal }: { links: Iterable<string>; literal: Set<string> },
): string | undefined {
  if (parametersOf(route) === 0) return route === '/' ? basePath : basePath + route
  const known = route.slice(0, route.lastIndexOf(':')) + route.slice(route.lastIndexOf(':')).split('/', 1)[0]
  const pattern = new RegExp(`^${escaped(basePath)}${escaped(known).replace(PARAMETER, '/[^/]+')}(?=/|$)`)
  for (const link of links) {
    const [found] = pattern.exec(link) ?? []
    if (found && !literal.has(link) && !literal.has(found)) return found + route.slice(known.length)
  }
  return undefined
}
