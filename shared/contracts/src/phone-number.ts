import { parsePhoneNumberWithError } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { type Reading, readableText, typedText, wrongDigit } from './typed-text.ts'

const messages = {
  valid: 'Geben Sie eine gültige Telefonnummer an.',
  countryCode: 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).',
}

/** The characters that group digits: spaces, hyphens and dashes of any kind, dots, slashes and brackets. */
const GROUPING = /[\s\p{Dash}./()]/gu

/** `Tel.`, `Mobil:` or an opening quotation mark before the number. */
const BEFORE = /^[^\p{Nd}+]+/u

/** The comma or the closing quotation mark of a sentence. */
const AFTER = /[\s\p{P}]+$/u

/** A country code without its plus sign. Of numbers without any sign only German ones are read, because others have a German area code. */
const UNSIGNED_CODE = /^(?:\+?00|(?=49))/

const MAX_LENGTH = 60

/** `Tel. 0049 176/123` becomes `+49176123`, `(0176) 123` becomes `0176123`; other texts fail the checks. */
const withoutGrouping = (text: string) =>
  text.replace(BEFORE, '').replace(AFTER, '').replaceAll(GROUPING, '').replace(UNSIGNED_CODE, '+')

/** A number that begins with 0 is a German one. */
function parse(text: string) {
  try {
    return parsePhoneNumberWithError(text, text.startsWith('0') ? 'DE' : undefined)
  } catch {
    return undefined
  }
}

function hasCountryCode(text: string): boolean {
  if (text.startsWith('0')) return true
  try {
    parsePhoneNumberWithError(text)
    return true
  } catch (error) {
    return error instanceof Error && error.message !== 'INVALID_COUNTRY'
  }
}

/** `+493023125412` becomes `+49 30 23125412`; an invalid number stays. */
export const displayPhoneNumber = (e164: string): string =>
  (e164.startsWith('+') && parse(e164)?.formatInternational()) || e164

/** Parses a typed number, international or German, into E.164, `+49123456789`. Messages are for the customer. */
export const PhoneNumberSchema = v.pipe(
  typedText(messages.valid),
  v.maxLength(MAX_LENGTH, messages.valid),
  v.transform(withoutGrouping),
  v.regex(/^\+?\d+$/, messages.valid),
  v.check(hasCountryCode, messages.countryCode),
  v.check((text) => parse(text)?.isValid() === true, messages.valid),
  v.transform((text) => String(parse(text)?.number)),
)

export function readPhoneNumber(text: string): Reading {
  const { success, output } = v.safeParse(PhoneNumberSchema, text)
  if (success) return { shown: displayPhoneNumber(output) }
  return { problem: wrongDigit(withoutGrouping(readableText(text)).replace(/^\+/, '')) }
}
