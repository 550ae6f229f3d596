import { randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'

type Cookies = KoaContextWithOIDC['cookies']

export const BROWSER_COOKIE = 'identity_browser'
// A day longer than a refresh token lasts.
const LIFETIME_MS = 15 * 24 * 60 * 60 * 1000

/** The name of the requesting browser; undefined without a recent sign-in. */
export const browserOf = (cookies: Cookies): string | undefined => cookies.get(BROWSER_COOKIE)

/**
 * Names the browser, or keeps the name that it has. The session's cookie expires long before the refresh
 * tokens: without a name that lasts as long, a browser that signs in again would be taken for another one.
 */
export const nameBrowser = (cookies: Cookies): string => {
  const name = browserOf(cookies) ?? randomBytes(16).toString('base64url')
  cookies.set(BROWSER_COOKIE, name, { httpOnly: true, sameSite: 'lax', overwrite: true, maxAge: LIFETIME_MS })
  return name
}
