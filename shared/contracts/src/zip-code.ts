import * as v from 'valibot'
import { typedDigits } from './typed-text.ts'

const messages = {
  valid: 'Geben Sie eine gültige PLZ an.',
  characters: 'Die PLZ enthält ungültige Zeichen.',
}

/** A German postal code: five digits, `D-` before them is ignored. Messages are for the customer. */
export const ZipCodeSchema = v.pipe(
  typedDigits(messages.valid),
  v.transform((text) => text.replace(/^D(?=\d)/i, '')),
  v.nonEmpty(messages.valid),
  v.regex(/^\d+$/, messages.characters),
  v.length(5, messages.valid),
)
