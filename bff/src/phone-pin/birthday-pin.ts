/** As people write a date in digits: with the day or the year first, with zeros or without, with the century or without. */
function digitsOf(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
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
 * Whether five digits in a row of a birthday are the PIN: somebody who knows the customer tries them first.
 * @param birthday ISO 8601
 */
export const isPartOfBirthday = (pin: string, birthday: string | null): boolean =>
  birthday !== null && digitsOf(birthday).some((digits) => digits.includes(pin))
