import { parseUrl } from './parse-url.ts'

export const EMAIL_ADDRESS_IN_USE = 'E-Mail-Adresse wird bereits verwendet. Geben Sie eine neue Adresse an.'

/**
 * The host as in the DNS: `straße.example` becomes `xn--strae-oqa.example`, and invisible characters such as a soft hyphen
 * are removed. An invalid host becomes an empty text.
 */
const asciiHost = (host: string): string =>
  /[\s/?#@:[\]\\%]/.test(host) ? '' : (parseUrl(`http://${host}`)?.hostname ?? '')

/** With the host in ASCII, so that one mailbox has one spelling. */
export function withAsciiHost(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + asciiHost(address.slice(at + 1))
}

/** The spelling for comparing two addresses, without differences of case. */
export function canonicalEmailAddress(address: string): string {
  const normal = address.trim().normalize('NFKC').toLowerCase()
  // Addresses stored by earlier releases may have an invalid host.
  return withAsciiHost(normal).endsWith('@') ? normal : withAsciiHost(normal)
}

/** `a•••@post.example`: recognisable to its owner only. */
export function maskedAddress(eMailAddress: string): string {
  const at = eMailAddress.lastIndexOf('@')
  return `${eMailAddress.slice(0, 1)}•••${eMailAddress.slice(at)}`
}
