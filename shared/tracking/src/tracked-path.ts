/** Counted for every address that is no route of the portal. */
const UNKNOWN_PATH = '/404'

/** What may be counted of an address. */
export type TrackedPath = (address: string) => string

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

/** `:phoneType` is counted as `phone-type`: its value could lead to a person. */
const countedSegment = (segment: string) =>
  isParameter(segment) ? segment.slice(1).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : segment

/** Orders routes so that a fixed name stands before a parameter in the same place. */
const order = (segments: string[]) =>
  segments.map((segment) => (isParameter(segment) ? '\uffff' : segment)).join('/')

/**
 * Makes the function that turns an address into what may be counted: its route with the parameters replaced by their names,
 * without query and fragment, or `UNKNOWN_PATH`.
 * @param paths of all routes, as the router writes them: `/personal-data/phone-list/:phoneType`
 */
export function createTrackedPath(paths: readonly string[]): TrackedPath {
  const table = paths.map(segmentsOf).toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
  return (address) => {
    const segments = segmentsOf(address.replace(/[?#].*$/s, ''))
    const route = table.find(
      (pattern) =>
        pattern.length === segments.length &&
        pattern.every((part, index) => isParameter(part) || part === segments[index]),
    )
    return route ? `/${route.map(countedSegment).join('/')}` : UNKNOWN_PATH
  }
}
