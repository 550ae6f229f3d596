import * as v from 'valibot'
import { today } from './contract-term.ts'
import { typedText } from './typed-text.ts'

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

function isCalendarDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
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

const german = /^(\d{1,2})\s*[.\-/ ]\s*(\d{1,2})\s*[.\-/ ]\s*(\d{4})$/
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** Converts typed dates (1.3.1980, 01.03.1980, 1980-03-01) to ISO 8601; returns other texts unchanged. */
function toIsoDate(text: string): string {
  const germanParts = german.exec(text)
  const isoParts = iso.exec(text)
  const [year, month, day] = germanParts
    ? [germanParts[3], germanParts[2], germanParts[1]]
    : isoParts
      ? [isoParts[1], isoParts[2], isoParts[3]]
      : []
  if (!year || !month || !day) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The same rule for a form field: accepts TT.MM.JJJJ with spaces and missing zeros, returns ISO 8601. */
export const BirthDateInputSchema = v.pipe(
  typedText(messages.required),
  v.transform(toIsoDate),
  BirthDateSchema,
)

/** Body of PUT api/personalData/birthdate. */
export const ChangeBirthDateSchema = v.strictObject({ birthdate: BirthDateSchema })
