import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { displayPhoneNumber, PhoneNumberSchema } from './phone-number.ts'

const NUMBER = 'Geben Sie eine gültige Telefonnummer an.'
const COUNTRY_CODE = 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).'

test.each([
  ['+4917612345678', '+4917612345678'],
  ['004917612345678', '+4917612345678'],
  ['+49 176 1234 5678', '+4917612345678'],
  ['+49-176-1234-5678', '+4917612345678'],
  ['+49 176–12345678', '+4917612345678'],
  ['0049.711.123.456', '+49711123456'],
  ['+49 (711) 12 34 56', '+49711123456'],
  ['+49 (0)711 123456', '+49711123456'],
  ['+49711/123456', '+49711123456'],
  [' +49 711 123456 ', '+49711123456'],
  ['\u202a+49\u00a0711\u00a0123456\u202c', '+49711123456'],
  ['+49\u200b711 12\u201134\u201156', '+49711123456'],
  ['+43 1 534530', '+431534530'],
  ['+49 711 120034', '+49711120034'],
])('%j is parsed as %s', (input, expected) => {
  expect(v.parse(PhoneNumberSchema, input)).toBe(expected)
})

test.each([
  ['0176 12345678', COUNTRY_CODE],
  ['176 12345678', COUNTRY_CODE],
  ['+999 12345678', COUNTRY_CODE],
  ['00999 12345678', COUNTRY_CODE],
  ['+49 12', NUMBER],
  ['+49', NUMBER],
  ['+49 176 123456789012345', NUMBER],
  ['', NUMBER],
  ['meine Nummer', NUMBER],
  ['+49 176 12a45678', NUMBER],
  ['+49+17612345678', NUMBER],
  [`+49 ${'1'.repeat(60)}`, NUMBER],
  [undefined, NUMBER],
])('%j is refused: %s', (input, message) => {
  const { issues } = v.safeParse(PhoneNumberSchema, input, { abortPipeEarly: true })
  expect(issues?.[0]?.message).toBe(message)
})

test.each([
  ['+493023125412', '+49 30 23125412'],
  ['+4917604069012', '+49 176 04069012'],
  ['+41446681800', '+41 44 668 18 00'],
  ['0711', '0711'],
])('%s is displayed as %s', (number, display) => {
  expect(displayPhoneNumber(number)).toBe(display)
})
