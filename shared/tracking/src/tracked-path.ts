/** The counted path of an address that is not a route. */
const UNKNOWN_PATH = '/404'

/** Returns the countable path of an address. */
export type TrackedPath = (address: string) => string

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

/** `:phoneType` is counted as `phone-type`, because its value could identify a person. */
const countedSegment = (segment: string) =>
  isParameter(segment) ? segment.slice(1).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : segment

/** Sorts a fixed segment before a parameter in the same place. */
const order = (segments: string[]) =>
  segments.map((segment) => (isParameter(segment) ? '\uffff' : segment)).join('/')

/**
 * Creates the function that maps an address to its route, with the names of its parameters and without query and
 * fragment, or to `UNKNOWN_PATH`.
 * @param paths the patterns of all routes, such as `/personal-data/phone-list/:phoneType`
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
