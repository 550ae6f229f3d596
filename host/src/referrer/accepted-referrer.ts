import { appScheme } from '@portal/contracts'

const LONGEST = 2048

/** A backslash, blanks, and what no reader sees: browsers take them out or turn them into something else. */
const HIDDEN = /[\\\s\p{C}]/u

/** Scheme, two slashes, a host without a name before it. */
const FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#@]+([/?#]|$)/i

/**
 * Where a customer may be led back to: the address as a browser reads it, if its origin, or the scheme of its app, is one
 * of the touchpoints. Everything else would be an open redirect (OWASP ASVS 5.1.5).
 */
export function acceptedReferrer(address: string | null, touchpoints: readonly string[]): string | undefined {
  if (!address || address.length > LONGEST || HIDDEN.test(address) || !FORM.test(address)) return undefined
  const url = URL.parse(address)
  if (!url || url.username || url.password) return undefined
  const isListed =
    url.protocol === 'https:'
      ? touchpoints.some((touchpoint) => URL.parse(touchpoint)?.origin === url.origin)
      : touchpoints.some((touchpoint) => appScheme(touchpoint) === url.protocol)
  return isListed ? url.href : undefined
}
