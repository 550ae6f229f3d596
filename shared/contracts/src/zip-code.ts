import * as v from 'valibot'
import { typedDigits } from './typed-text.ts'

const messages = {
  valid: 'Geben Sie eine gültige PLZ an.',
  characters: 'Die PLZ enthält ungültige Zeichen.',
}

/** A German postal code: five digits. Messages are for the customer. */
export const ZipCodeSchema = v.pipe(
  typedDigits(messages.valid),
  v.nonEmpty(messages.valid),
  v.regex(/^\d+$/, messages.characters),
  v.length(5, messages.valid),
)
