import { parsePhoneNumberWithError } from 'libphonenumber-js/min'
import * as v from 'valibot'

const messages = {
  valid: 'Geben Sie eine gültige Telefonnummer an.',
  countryCode: 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).',
}

/** Spaces, dashes, dots, slashes and brackets are how people group digits. */
const GROUPING = /[\s\-–./()]/g

const MAX_LENGTH = 40

/** `0049 176/123` becomes `+49176123`; anything else is left for the checks. */
const withoutGrouping = (text: string) => text.replaceAll(GROUPING, '').replace(/^00/, '+')

function parse(text: string) {
  try {
    return parsePhoneNumberWithError(text)
  } catch {
    return undefined
  }
}

function hasCountryCode(text: string): boolean {
  if (!text.startsWith('+')) return false
  try {
    parsePhoneNumberWithError(text)
    return true
  } catch (error) {
    return error instanceof Error && error.message !== 'INVALID_COUNTRY'
  }
}

/** E.164 as it is written in its country: `+493023125412` becomes `+49 30 23125412`; anything else stays. */
export const displayPhoneNumber = (e164: string): string => parse(e164)?.formatInternational() ?? e164

/** A number in international format as a customer types it. Gives E.164, `+49123456789`; messages are for the customer. */
export const PhoneNumberSchema = v.pipe(
  v.string(messages.valid),
  v.maxLength(MAX_LENGTH, messages.valid),
  v.transform(withoutGrouping),
  v.regex(/^\+?\d+$/, messages.valid),
  v.check(hasCountryCode, messages.countryCode),
  v.check((text) => parse(text)?.isValid() === true, messages.valid),
  v.transform((text) => String(parse(text)?.number)),
)
