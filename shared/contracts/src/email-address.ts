import * as v from 'valibot'

const messages = {
  required: 'Bitte geben Sie eine E-Mail-Adresse an.',
  valid: 'Geben Sie eine gültige E-Mail-Adresse an.',
}

/** For an address that the form or the server knows to be taken. */
export const EMAIL_ADDRESS_IN_USE = 'E-Mail-Adresse wird bereits verwendet. Geben Sie eine neue Adresse an.'

/** The part before the @ as HTML's own e-mail fields take it, such as `o'neill`. */
const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/

/** A host name with a top-level domain, as it is asked for in the DNS. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z][a-z\d-]*[a-z\d]$/

/**
 * As the DNS is asked for it: `straße.example` becomes `xn--strae-oqa.example`, and what a reader does not see, such as a
 * soft hyphen, is gone. What is no host name becomes nothing.
 */
const asciiHost = (host: string): string =>
  /[\s/?#@:[\]\\%]/.test(host) ? '' : (URL.parse(`http://${host}`)?.hostname ?? '')

/** With the host in ASCII, so that one mailbox has one spelling. */
function withAsciiHost(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + asciiHost(address.slice(at + 1))
}

function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const isDotted = !name.startsWith('.') && !name.endsWith('.') && !address.includes('..')
  return at > 0 && isDotted && NAME.test(name) && HOST.test(address.slice(at + 1))
}

/** RFC 5321 section 4.5.3.1.3 leaves 254 characters for an address. */
const MAX_LENGTH = 254

/**
 * An e-mail address as a customer types it, which becomes the one that is stored: spaces around it are forgiven, and the
 * host is in ASCII. Messages are for the customer.
 */
export const EmailAddressSchema = v.pipe(
  v.string(messages.required),
  v.trim(),
  v.nonEmpty(messages.required),
  v.maxLength(MAX_LENGTH, messages.valid),
  v.transform(withAsciiHost),
  v.check(isEmailAddress, messages.valid),
)

/** The one spelling by which two addresses are compared: people write case as they like. */
export function canonicalEmailAddress(address: string): string {
  const normal = address.trim().normalize('NFKC').toLowerCase()
  // What was stored before hosts were checked stays as it is.
  return withAsciiHost(normal).endsWith('@') ? normal : withAsciiHost(normal)
}

/** Enough to recognise one's own address, too little to learn another's: `a•••@post.example`. */
export function maskedAddress(eMailAddress: string): string {
  const at = eMailAddress.lastIndexOf('@')
  return `${eMailAddress.slice(0, 1)}•••${eMailAddress.slice(at)}`
}
