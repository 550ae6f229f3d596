import * as v from 'valibot'
import { withAsciiHost } from './email-address.ts'
import { quotedCharacter, type Reading, readableText, typedText } from './typed-text.ts'

const messages = {
  required: 'Bitte geben Sie eine E-Mail-Adresse an.',
  valid: 'Geben Sie eine gültige E-Mail-Adresse an.',
}

/** The part before the @, as in HTML's e-mail fields: `o'neill`. */
const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/

/** A host name with a top-level domain, in ASCII as in the DNS. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z][a-z\d-]*[a-z\d]$/

function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const isDotted = !name.startsWith('.') && !name.endsWith('.') && !address.includes('..')
  return at > 0 && isDotted && NAME.test(name) && HOST.test(address.slice(at + 1))
}

/** RFC 5321, section 4.5.3.1.3. */
const MAX_LENGTH = 254

/** `Anna Becker <anna@post.example>`, as mail programs copy an address. */
const NAMED = /^[^<>\r\n]*<([^<>\r\n]*)>[^<>\r\n]*$/

/** The address alone, without `mailto:`, a name, or the punctuation of a sentence around it. */
const bareAddress = (text: string): string =>
  text
    .replace(NAMED, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^(?:e-?mail\s*:)?[\s("'„“‚‘«[]*/i, '')
    .replace(/[\s.,;:!?)\]>"'“”‘’»]+$/, '')

/** With the host as typed, `info@müller.example`, but in one spelling. */
function withTypedHost(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + address.slice(at).normalize('NFKC').toLowerCase().replaceAll('。', '.')
}

/** Parses a typed e-mail address into the shown one, for a form. The rules and messages are those of the server. */
export const ShownEmailAddressSchema = v.pipe(
  typedText(messages.required),
  v.nonEmpty(messages.required),
  v.maxLength(MAX_LENGTH, messages.valid),
  v.transform(bareAddress),
  v.check((address) => isEmailAddress(withAsciiHost(address)), messages.valid),
  v.transform(withTypedHost),
)

/** Parses a typed e-mail address into the stored one, with the host in ASCII. Messages are for the customer. */
export const EmailAddressSchema = v.pipe(ShownEmailAddressSchema, v.transform(withAsciiHost))

/** A form with an address alone, which it shows. */
export const ShownEmailFormSchema = v.strictObject({ eMailAddress: ShownEmailAddressSchema })

export function readEmailAddress(text: string): Reading {
  const { success, output } = v.safeParse(ShownEmailAddressSchema, text)
  if (success) return { shown: output }
  const address = bareAddress(readableText(text)).normalize('NFC')
  const [, name = '', host = ''] = /^(.*?)(?:@([^@]*))?$/s.exec(address) ?? []
  const [inName] = /[^\w.!#$%&'*+/=?^`{|}~-]/u.exec(name) ?? []
  if (inName) return { problem: `Vor dem @ ist ${quotedCharacter(inName)} nicht möglich.` }
  const [inHost] = /[^\p{L}\p{M}\p{N}.-]/u.exec(host) ?? []
  return { problem: inHost && `Nach dem @ ist ${quotedCharacter(inHost)} nicht möglich.` }
}
