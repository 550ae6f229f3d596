import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { PhonePinSchema } from './phone-pin.ts'

test.each([
  ['12345', '12345'],
  [' 00000 ', '00000'],
])('%j is understood as %s', (input, expected) => {
  expect(v.parse(PhonePinSchema, input)).toBe(expected)
})

test.each(['', '1234', '123456', '1234a', '12 345', '-1234', '１２３４５', 12345, null])(
  '%j is refused',
  (input) => {
    const { issues } = v.safeParse(PhonePinSchema, input, { abortPipeEarly: true })
    expect(issues?.[0]?.message).toBe('Bitte geben Sie eine 5-stellige Zahl an.')
  },
)
