import * as v from 'valibot'
import { bareAddress, ShownEmailAddressSchema } from './email-address.ts'
import { displayPhoneNumber, PhoneNumberSchema, withoutGrouping } from './phone-number.ts'
import { typedDigits, typedText } from './typed-text.ts'
import { withoutCountry } from './zip-code.ts'

/** A longer text is no value, and could cost much time. */
const LONGEST = 320

const typed = (text: string) => v.parse(typedText(''), text.slice(0, LONGEST))

/** What a form shows below a typed value. */
export interface Reading {
  /** The value as it will be shown, if it is valid. */
  shown?: string | undefined
  /** Names the first wrong character, for the customer, if there is one. */
  problem?: string | undefined
}

const quoted = (character: string) => (/\s/.test(character) ? 'ein Leerzeichen' : `„${character}“`)

function wrongDigit(text: string): string | undefined {
  const [found] = /\D/u.exec(text.normalize('NFC')) ?? []
  return found && `${quoted(found)} ist keine Ziffer.`
}

/** For a value of digits only, such as a PIN. */
export const readDigits = (text: string): Reading => ({ problem: wrongDigit(v.parse(typedDigits(''), text)) })

export const readZipCode = (text: string): Reading =>
  readDigits(withoutCountry(v.parse(typedDigits(''), text)))

export function readPhoneNumber(text: string): Reading {
  const { success, output } = v.safeParse(PhoneNumberSchema, text)
  if (success) return { shown: displayPhoneNumber(output) }
  return { problem: wrongDigit(withoutGrouping(typed(text)).replace(/^\+/, '')) }
}

export function readEmailAddress(text: string): Reading {
  const { success, output } = v.safeParse(ShownEmailAddressSchema, text)
  if (success) return { shown: output }
  const address = bareAddress(typed(text)).normalize('NFC')
  const [, name = '', host = ''] = /^(.*?)(?:@([^@]*))?$/s.exec(address) ?? []
  const [inName] = /[^\w.!#$%&'*+/=?^`{|}~-]/u.exec(name) ?? []
  if (inName) return { problem: `Vor dem @ ist ${quoted(inName)} nicht möglich.` }
  const [inHost] = /[^\p{L}\p{M}\p{N}.-]/u.exec(host) ?? []
  return { problem: inHost && `Nach dem @ ist ${quoted(inHost)} nicht möglich.` }
}
