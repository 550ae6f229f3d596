import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { BirthDateInputSchema, BirthDateSchema } from './birth-date.ts'

const messageFor = (input: unknown) => {
  const result = v.safeParse(BirthDateInputSchema, input, { abortPipeEarly: true })
  return result.issues?.[0]?.message
}

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a birth date in a form', () => {
  test.each([
    ['1.3.1980', '1980-03-01'],
    ['01.03.1980', '1980-03-01'],
    [' 01 . 03 . 1980 ', '1980-03-01'],
    ['\u202a01.03.1980\u202c', '1980-03-01'],
    ['01/03/1980', '1980-03-01'],
    ['1980-3-1', '1980-03-01'],
    ['29.02.2000', '2000-02-29'],
    ['1.3.80', '1980-03-01'],
    ['01.03.80', '1980-03-01'],
    ["1. 3. '80", '1980-03-01'],
    ['01.03.05', '2005-03-01'],
    ['29.02.00', '2000-02-29'],
    ['01031980', '1980-03-01'],
    ['010380', '1980-03-01'],
    ['19800301', '1980-03-01'],
    ['20101980', '1980-10-20'],
    ['20050412', '2005-04-12'],
    ['01 03 1980', '1980-03-01'],
    ['01,03,1980', '1980-03-01'],
    ['01..03.1980', '1980-03-01'],
    ['01.03.1980.', '1980-03-01'],
    ['01\u2013\u202f03\u2013\u00a01980', '1980-03-01'],
    ['1980/03/01', '1980-03-01'],
    ['1. März 1980', '1980-03-01'],
    ['1.MÄR.80', '1980-03-01'],
    ['1. Maerz 1980', '1980-03-01'],
    ['1. Ma\u0308rz 1980', '1980-03-01'],
    ['3. Okt. 1990', '1990-10-03'],
    ['31-Dec-1980', '1980-12-31'],
    ['geboren am 1. Mai 1980', '1980-05-01'],
  ])('%j is understood as %s', (input, expected) => {
    expect(v.parse(BirthDateInputSchema, input)).toBe(expected)
  })

  test.each([
    ['', 'Bitte geben Sie ein Geburtsdatum ein'],
    ['   ', 'Bitte geben Sie ein Geburtsdatum ein'],
    [undefined, 'Bitte geben Sie ein Geburtsdatum ein'],
    ['gestern', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['31.02.1980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['29.02.1900', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['29.02.01', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['1.3.180', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['1.3.', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['1.Mond.1980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['März', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['1.3.1980 oder 2.3.1980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['1031980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['31121980x', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['٠١٫٠٣٫١٩٨٠', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['...', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    [`1.3.1980${' .'.repeat(10_000)}`, undefined],
    [today, 'Das Geburtsdatum muss in der Vergangenheit liegen'],
    [inDays(2), 'Das Geburtsdatum muss in der Vergangenheit liegen'],
    ['01.01.1850', 'Darf nicht vor mehr als 125 Jahren geboren sein.'],
  ])('%j is refused: %s', (input, message) => {
    expect(messageFor(input)).toBe(message)
  })

  test('a year of two digits is that of the newest date in the past', () => {
    const typed = (iso: string) => iso.slice(2).split('-').reverse().join('.')
    const century = Number(today.slice(0, 2))
    const read = (iso: string) => v.parse(BirthDateInputSchema, typed(iso))
    expect(read(inDays(-2))).toBe(inDays(-2))
    expect(read(today)).toBe(`${century - 1}${today.slice(2)}`)
    expect(read(inDays(2))).toBe(`${century - 1}${inDays(2).slice(2)}`)
  })

  test('an age of 125 years is accepted, a day more is refused', () => {
    const year = Number(today.slice(0, 4)) - 125
    expect(messageFor(`${year}${today.slice(4)}`)).toBeUndefined()
    expect(messageFor(`${year - 1}-12-31`)).toBe('Darf nicht vor mehr als 125 Jahren geboren sein.')
  })
})

describe('a birth date on the wire', () => {
  test('is accepted as ISO 8601', () => {
    expect(v.is(BirthDateSchema, '1980-03-01')).toBe(true)
  })

  test.each([
    ['', 'Bitte geben Sie ein Geburtsdatum ein'],
    [null, 'Bitte geben Sie ein Geburtsdatum ein'],
    ['01.03.1980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    ['1980-02-31', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
    [inDays(2), 'Das Geburtsdatum muss in der Vergangenheit liegen'],
    ['1850-01-01', 'Darf nicht vor mehr als 125 Jahren geboren sein.'],
  ])('%j is refused: %s', (input, message) => {
    const { issues } = v.safeParse(BirthDateSchema, input, { abortPipeEarly: true })
    expect(issues?.[0]?.message).toBe(message)
  })
})
