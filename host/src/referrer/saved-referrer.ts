import { tabStorage } from '../session/tab-storage.ts'
import { acceptedReferrer } from './accepted-referrer.ts'

const PARAMETER = 'referrer'
const STORAGE_KEY = 'referrer'

const isReferrer = (pair: string) => new URLSearchParams(pair).has(PARAMETER)

/** Takes it out of the address bar. The rest of the query stays as it was written. */
function takeFromAddress(): string | null {
  const { pathname, search, hash } = location
  const given = new URLSearchParams(search).getAll(PARAMETER)
  if (given.length === 0) return null
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => !isReferrer(pair))
  const query = rest.length > 0 ? `?${rest.join('&')}` : ''
  history.replaceState(history.state, '', pathname + query + hash)
  // Of two it is not known which one was meant.
  return given.length === 1 ? (given[0] ?? null) : null
}

/**
 * Where this browser tab's customer came from: as `?referrer=` says on the first load, kept over the sign-in and reloads
 * until the sign-out. To be called before the router reads the address, which a sign-in would lead back to.
 */
export function saveReferrer(touchpoints: readonly string[]): string | undefined {
  const given = acceptedReferrer(takeFromAddress(), touchpoints)
  if (given) tabStorage.set(STORAGE_KEY, given)
  // The list may have changed since.
  return given ?? acceptedReferrer(tabStorage.get(STORAGE_KEY), touchpoints)
}
