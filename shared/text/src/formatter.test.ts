import { describe, expect, test } from '@jest/globals'
import { createFormatter, german } from './formatter.ts'

describe('dates', () => {
  test('a day has the same date in every time zone', () => {
    expect(german.formatDate('2026-11-03')).toBe('03.11.2026')
    expect(german.formatDate('1980-03-01')).toBe('01.03.1980')
  })

  test('an instant is formatted as the day in Berlin', () => {
    expect(german.formatDate('2026-07-31T22:30:00Z')).toBe('01.08.2026')
    expect(german.formatDate('2026-12-31T22:30:00Z')).toBe('31.12.2026')
  })

  test('an instant is formatted as the time in Berlin, in summer and in winter', () => {
    expect(german.formatTime('2026-07-31T22:30:00Z')).toBe('00:30')
    expect(german.formatTime('2026-12-31T08:05:00Z')).toBe('09:05')
  })

  test('today and yesterday in Berlin have names', () => {
    const now = new Date('2026-08-01T10:00:00Z')
    expect(german.formatDay('2026-07-31T22:30:00Z', now)).toBe('heute')
    expect(german.formatDay('2026-07-31T21:30:00Z', now)).toBe('gestern')
    expect(german.formatDay('2026-07-28T21:30:00Z', now)).toBe('28.07.2026')
  })

  test('an invalid date throws', () => {
    expect(() => german.formatDate('gestern')).toThrow(RangeError)
  })

  test('the default locale is en-US', () => {
    expect(createFormatter().formatDate('2026-11-03')).toBe('11/03/2026')
  })
})

test('money is formatted from cents, counts have no fractions', () => {
  expect(german.formatMoney(123_456)).toBe('1.234,56\u00a0€')
  expect(german.formatMoney(-500)).toBe('-5,00\u00a0€')
  expect(german.formatCount(12_345)).toBe('12.345')
})

test('an IBAN is formatted in groups of four, also if it is masked', () => {
  expect(german.formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(german.formatIban('DE89••••••••••••••3000')).toBe('DE89 •••• •••• •••• ••30 00')
})

test.each([
  ['+49711123456', '+49 711123456'],
  ['+41446681800', '+41 446681800'],
  ['+12125550123', '+12125550123'],
])('the phone number %s is formatted as %s', (value, shown) => {
  expect(german.formatPhone({ value })).toBe(shown)
})

test('a phone number with a display form is shown in that form', () => {
  const phone = { value: '+493023125412', display: '+49 30 23125412' }
  expect(german.formatPhone(phone)).toBe('+49 30 23125412')
})
