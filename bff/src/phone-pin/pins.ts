import { randomInt } from 'node:crypto'
import { isGuessablePhonePin } from '@portal/contracts'

/**
 * Spellings of a date in digits: starting with the day or the year, with or without leading zeros, with or without the
 * century.
 */
function digitsOf(birthDate: string): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const short = year.slice(2)
  const withoutZeros = `${Number(day)}${Number(month)}`
  return [
    `${day}${month}${year}`,
    `${day}${month}${short}`,
    `${year}${month}${day}`,
    `${short}${month}${day}`,
    `${withoutZeros}${year}`,
    `${withoutZeros}${short}`,
  ]
}

/**
 * Whether the PIN is a sequence of five digits in a birth date: acquaintances of the customer try these first.
 * @param birthDate ISO 8601
 */
export const isPartOfBirthDate = (pin: string, birthDate: string | null): boolean =>
  birthDate !== null && digitsOf(birthDate).some((digits) => digits.includes(pin))

/** Five random digits that are not easy to guess. */
export function randomPin(random: () => number = () => randomInt(100_000)): string {
  const pin = String(random()).padStart(5, '0')
  return isGuessablePhonePin(pin) ? randomPin(random) : pin
}
