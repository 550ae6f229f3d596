import * as v from 'valibot'
import { type Reading, readDigits, typedDigits } from './typed-text.ts'

const messages = {
  valid: 'Geben Sie eine gültige PLZ an.',
  characters: 'Die PLZ enthält ungültige Zeichen.',
}

/** `D-70173` is 70173. */
const withoutCountry = (text: string) => text.replace(/^D(?=\d)/i, '')

/** A German postal code: five digits, `D-` before them is ignored. Messages are for the customer. */
export const ZipCodeSchema = v.pipe(
  typedDigits(messages.valid),
  v.transform(withoutCountry),
  v.nonEmpty(messages.valid),
  v.regex(/^\d+$/, messages.characters),
  v.length(5, messages.valid),
)

export const readZipCode = (text: string): Reading =>
  readDigits(withoutCountry(v.parse(typedDigits(''), text)))
