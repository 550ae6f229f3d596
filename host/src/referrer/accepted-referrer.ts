import { appScheme, parseUrl } from '@portal/contracts'

const MAX_LENGTH = 2048

/** A backslash, blanks, and invisible characters: browsers remove or replace them. */
const HIDDEN = /[\\\s\p{C}]/u

/** Scheme, two slashes, and a host without credentials. */
const FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#@]+([/?#]|$)/i

/**
 * The address as a browser reads it, if its origin, or the scheme of its app, is one of the touchpoints. Anything else
 * would be an open redirect (OWASP ASVS 5.1.5).
 */
export function acceptedReferrer(address: string | null, touchpoints: readonly string[]): string | undefined {
  if (!address || address.length > MAX_LENGTH || HIDDEN.test(address) || !FORM.test(address)) return undefined
  const url = parseUrl(address)
  if (!url || url.username || url.password) return undefined
  const isListed =
    url.protocol === 'https:'
      ? touchpoints.some((touchpoint) => parseUrl(touchpoint)?.origin === url.origin)
      : touchpoints.some((touchpoint) => appScheme(touchpoint) === url.protocol)
  return isListed ? url.href : undefined
}
