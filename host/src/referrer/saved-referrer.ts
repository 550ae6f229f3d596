import { tabStorage } from '../session/tab-storage.ts'
import { acceptedReferrer } from './accepted-referrer.ts'

const PARAMETER = 'referrer'
const STORAGE_KEY = 'referrer'

const isReferrer = (pair: string) => new URLSearchParams(pair).has(PARAMETER)

/** Removes the parameter from the address. The rest of the query stays as it was written. */
function removeFromAddress(): string | null {
  const { pathname, search, hash } = location
  const given = new URLSearchParams(search).getAll(PARAMETER)
  if (given.length === 0) return null
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => !isReferrer(pair))
  const query = rest.length > 0 ? `?${rest.join('&')}` : ''
  history.replaceState(history.state, '', pathname + query + hash)
  // Two referrers are ambiguous.
  return given.length === 1 ? (given[0] ?? null) : null
}

/**
 * The referrer of this browser tab: the parameter `?referrer=` of the first load, stored until the sign-out. Call it before
 * the router reads the address, because a sign-in returns to that address.
 */
export function saveReferrer(touchpoints: readonly string[]): string | undefined {
  const given = acceptedReferrer(removeFromAddress(), touchpoints)
  if (given) tabStorage.set(STORAGE_KEY, given)
  // The touchpoints may have changed since it was stored.
  return given ?? acceptedReferrer(tabStorage.get(STORAGE_KEY), touchpoints)
}
