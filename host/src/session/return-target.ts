import { parseUrl } from '@portal/contracts'
import { CALLBACK_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '../paths.ts'
import { tabStorage } from './tab-storage.ts'

const DEFAULT_TARGET = '/'
const STORAGE_KEY = 'return-target'

/** A link of another site must not make a sign-in end in a sign-out. */
const excludedPaths = [SIGN_IN_PATH, SIGN_OUT_PATH, CALLBACK_PATH]

/** Compares as the router does: any case, decoded, without trailing slashes. */
function isExcluded(pathname: string): boolean {
  try {
    return excludedPaths.includes(decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, ''))
  } catch {
    return true
  }
}

/**
 * The page after a sign-in: a path of this portal with its query, else the root. Anything that a browser could read as
 * another origin is an open redirect (OWASP ASVS 5.1.5).
 */
export function safeReturnTarget(target: string | null | undefined): string {
  if (!target?.startsWith('/')) return DEFAULT_TARGET
  const url = parseUrl(target, location.origin)
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return DEFAULT_TARGET
  if (isExcluded(url.pathname)) return DEFAULT_TARGET
  return url.pathname + url.search + url.hash
}

/** Saves it in this browser tab, so that it is known also if the sign-in fails. */
export const saveReturnTarget = (target: string) => tabStorage.set(STORAGE_KEY, target)

export const savedReturnTarget = () => safeReturnTarget(tabStorage.get(STORAGE_KEY))

/** The path of the sign-in page with the page to return to. */
export function signInPath(target: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: target })}`
}
