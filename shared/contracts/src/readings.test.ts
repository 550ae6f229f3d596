import { expect, test } from '@jest/globals'
import { readPhoneNumber } from './phone-number.ts'
import { readEmailAddress } from './typed-email-address.ts'
import { readDigits } from './typed-text.ts'
import { readZipCode } from './zip-code.ts'

test('an address is read as it will be shown', () => {
  expect(readEmailAddress('Info <info@Müller.example>')).toEqual({ shown: 'info@müller.example' })
})

test.each([
  ['müller@post.example', 'Vor dem @ ist „ü“ nicht möglich.'],
  ['mu\u0308ller@post.example', 'Vor dem @ ist „ü“ nicht möglich.'],
  ['anna becker@post.example', 'Vor dem @ ist ein Leerzeichen nicht möglich.'],
  ['anna😀@post.example', 'Vor dem @ ist „😀“ nicht möglich.'],
  ['Anna <müller@post.example>', 'Vor dem @ ist „ü“ nicht möglich.'],
  ['müller', 'Vor dem @ ist „ü“ nicht möglich.'],
  ['anna@post_amt.example', 'Nach dem @ ist „_“ nicht möglich.'],
  ['anna@post.example/pfad', 'Nach dem @ ist „/“ nicht möglich.'],
  ['anna@@post.example', 'Vor dem @ ist „@“ nicht möglich.'],
  ['anna@post', undefined],
  ['', undefined],
])('what is wrong in %j is named: %s', (input, problem) => {
  expect(readEmailAddress(input)).toEqual({ problem })
})

test.each([
  ['(0176) 5550123', { shown: '+49 176 5550123' }],
  ['0043 1 534530', { shown: '+43 1 534530' }],
  ['0176 12a45678', { problem: '„a“ ist keine Ziffer.' }],
  ['+49 176#5550123', { problem: '„#“ ist keine Ziffer.' }],
  ['176 5550123', { problem: undefined }],
])('%j is read as %j', (input, reading) => {
  expect(readPhoneNumber(input)).toEqual(reading)
})

test.each([
  ['7017a', '„a“ ist keine Ziffer.'],
  ['D-7017', undefined],
  ['70173', undefined],
])('what is wrong in %j is named: %s', (input, problem) => {
  expect(readZipCode(input)).toEqual({ problem })
})

test('what is wrong in digits is named', () => {
  expect(readDigits('1234a')).toEqual({ problem: '„a“ ist keine Ziffer.' })
  expect(readDigits('\u202a12 34-5')).toEqual({ problem: undefined })
})
