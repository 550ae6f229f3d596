import { CALLBACK_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '../paths.ts'
import { tabStorage } from './tab-storage.ts'

const DEFAULT_TARGET = '/'
const KEPT = 'return-target'

/** No targets: a link from elsewhere must not make a sign-in end in a sign-out. */
const waysInAndOut = [SIGN_IN_PATH, SIGN_OUT_PATH, CALLBACK_PATH]

/** As the router reads an address: in any case, encoded, and with slashes behind it. */
function isWayInOrOut(pathname: string): boolean {
  try {
    return waysInAndOut.includes(decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, ''))
  } catch {
    return true
  }
}

/**
 * Where a sign-in leads back to: a path of this portal with its query, else the root. Anything that a browser could
 * read as another origin is an open redirect (OWASP ASVS 5.1.5).
 */
export function safeReturnTarget(target: string | null | undefined): string {
  if (!target?.startsWith('/')) return DEFAULT_TARGET
  const url = URL.parse(target, location.origin)
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return DEFAULT_TARGET
  if (isWayInOrOut(url.pathname)) return DEFAULT_TARGET
  return url.pathname + url.search + url.hash
}

/** Keeps it in this tab, where the sign-in must end too: so it is known also when the sign-in fails. */
export const keepReturnTarget = (target: string) => tabStorage.set(KEPT, target)

export const keptReturnTarget = () => safeReturnTarget(tabStorage.get(KEPT))

/** The path of the sign-in page that leads back to where the customer wanted to go. */
export function signInPath(target: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: target })}`
}
