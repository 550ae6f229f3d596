import { parsePhoneNumberWithError } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { typedText } from './typed-text.ts'

const messages = {
  valid: 'Geben Sie eine gültige Telefonnummer an.',
  countryCode: 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).',
}

/** The characters that group digits: spaces, hyphens and dashes of any kind, dots, slashes and brackets. */
const GROUPING = /[\s\p{Dash}./()]/gu

const MAX_LENGTH = 40

/** `0049 176/123` becomes `+49176123`; other texts stay and fail the checks. */
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

/** `+493023125412` becomes `+49 30 23125412`; an invalid number stays. */
export const displayPhoneNumber = (e164: string): string => parse(e164)?.formatInternational() ?? e164

/** Parses a typed international number into E.164, `+49123456789`. Messages are for the customer. */
export const PhoneNumberSchema = v.pipe(
  typedText(messages.valid),
  v.maxLength(MAX_LENGTH, messages.valid),
  v.transform(withoutGrouping),
  v.regex(/^\+?\d+$/, messages.valid),
  v.check(hasCountryCode, messages.countryCode),
  v.check((text) => parse(text)?.isValid() === true, messages.valid),
  v.transform((text) => String(parse(text)?.number)),
)
