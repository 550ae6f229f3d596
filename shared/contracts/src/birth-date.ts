import * as v from 'valibot'
import { today } from './contract-term.ts'
import { isCalendarDate, readDate } from './typed-date.ts'
import { type Reading, readableText, typedText, wrongDigit } from './typed-text.ts'

const MAX_AGE_YEARS = 125

const messages = {
  required: 'Bitte geben Sie ein Geburtsdatum ein',
  valid: 'Bitte geben Sie ein gültiges Geburtsdatum an.',
  past: 'Das Geburtsdatum muss in der Vergangenheit liegen',
  age: 'Darf nicht vor mehr als 125 Jahren geboren sein.',
}

function earliestBirthDate(): string {
  const now = today()
  const year = Number(now.slice(0, 4)) - MAX_AGE_YEARS
  // 29 February may not exist in that year, but still sorts between 28 February and 1 March as text.
  return `${year}${now.slice(4)}`
}

/** A birth date on the wire, ISO 8601. The customer sees the message of the first check that fails. */
export const BirthDateSchema = v.pipe(
  v.string(messages.required),
  v.nonEmpty(messages.required),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, messages.valid),
  v.check(isCalendarDate, messages.valid),
  v.check((iso) => iso < today(), messages.past),
  v.check((iso) => iso >= earliestBirthDate(), messages.age),
)

/** The same rule for a form field: accepts a date as people write it, returns ISO 8601. */
export const BirthDateInputSchema = v.pipe(
  typedText(messages.required),
  v.transform((text) => readDate(text) ?? text),
  BirthDateSchema,
)

/** Names a letter that is among the digits of a date, such as the l of „3l.12.1980“. */
export function readDateDigits(text: string): Reading {
  const part = readableText(text)
    .split(/[^\p{L}\p{N}]/u)
    .find((one) => /^\d+\D/u.test(one))
  return { problem: part && wrongDigit(part) }
}

/** Body of PUT api/personalData/birthdate. */
export const ChangeBirthDateSchema = v.strictObject({ birthdate: BirthDateSchema })
