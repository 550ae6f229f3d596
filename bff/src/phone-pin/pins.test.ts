import { expect, test } from '@jest/globals'
import { isPartOfBirthDate } from './pins.ts'

test.each(['24121', '41279', '19791', '79122', '12197'])('%s is part of 24.12.1979', (pin) => {
  expect(isPartOfBirthDate(pin, '1979-12-24')).toBe(true)
})

test.each(['13198', '31980', '01038', '80030'])('%s is part of 1.3.1980, with zeros or without', (pin) => {
  expect(isPartOfBirthDate(pin, '1980-03-01')).toBe(true)
})

test('others are not, and without a birth date none is', () => {
  expect(isPartOfBirthDate('73519', '1979-12-24')).toBe(false)
  expect(isPartOfBirthDate('24121', null)).toBe(false)
})
