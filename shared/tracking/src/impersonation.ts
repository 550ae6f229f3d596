/** A route of the portal as it may be counted. */
export interface TrackedRoute {
  /** As the router writes it: `/personal-data/phone-list/:phoneType`. */
  path: string
  /** What stands in the statistics for each parameter, because its value could lead to a person. */
  impersonation?: Record<string, string>
}

/** Counted for every address that is no route of the portal. */
const UNKNOWN_PATH = '/404'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

function assertImpersonated({ path, impersonation }: TrackedRoute): void {
  const parameters = segmentsOf(path)
    .filter(isParameter)
    .map((segment) => segment.slice(1))
  if (parameters.length > 0 && !impersonation) {
    throw new Error(`${path}: impersonation attributes are missing`)
  }
  const mapped = Object.keys(impersonation ?? {})
  if (mapped.toSorted().join() !== parameters.toSorted().join()) {
    throw new Error(`${path}: impersonation attributes are not correct`)
  }
}

/**
 * Makes the function that turns an address into what may be counted: the route with its parameters replaced, without
 * query and fragment, or `UNKNOWN_PATH`. Among routes that fit, the first of the table counts.
 * @throws Error when a route's parameters and its impersonation are not the same
 */
export function createImpersonation(routes: readonly TrackedRoute[]): (address: string) => string {
  routes.forEach(assertImpersonated)
  const table = routes.map(({ path, impersonation }) => ({ pattern: segmentsOf(path), impersonation }))

  return (address) => {
    const segments = segmentsOf(address.replace(/[?#].*$/s, ''))
    const route = table.find(
      ({ pattern }) =>
        pattern.length === segments.length &&
        pattern.every((part, index) => isParameter(part) || part === segments[index]),
    )
    if (!route) return UNKNOWN_PATH
    return `/${route.pattern.map((part) => route.impersonation?.[part.slice(1)] ?? part).join('/')}`
  }
}
