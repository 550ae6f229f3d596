import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { PhonePinSchema } from './phone-pin.ts'

test.each([
  ['47114', '47114'],
  [' 00001 ', '00001'],
  ['12346', '12346'],
  ['47 114', '47114'],
  ['47-11.4,', '47114'],
  ['\u200b47114\ufeff', '47114'],
  ['13579', '13579'],
])('%j is parsed as %s', (input, expected) => {
  expect(v.parse(PhonePinSchema, input)).toBe(expected)
})

test.each(['', '1234', '123456', '1234a', '-1234', '１２３４５', 12345, null])('%j is refused', (input) => {
  const { issues } = v.safeParse(PhonePinSchema, input, { abortPipeEarly: true })
  expect(issues?.[0]?.message).toBe('Bitte geben Sie eine 5-stellige Zahl an.')
})

test.each(['00000', '99999', '01234', '12345', '56789', '67890', '98765', '43210', '09876'])(
  '%s is easy to guess',
  (input) => {
    const { issues } = v.safeParse(PhonePinSchema, input)
    expect(issues?.[0]?.message).toBe('Bitte wählen Sie eine PIN, die sich nicht leicht erraten lässt.')
  },
)
