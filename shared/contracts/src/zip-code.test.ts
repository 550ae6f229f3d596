import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ZipCodeSchema } from './zip-code.ts'

const VALID = 'Geben Sie eine gültige PLZ an.'
const CHARACTERS = 'Die PLZ enthält ungültige Zeichen.'

test.each([
  ['70173', '70173'],
  [' 01067 ', '01067'],
  ['70\u00a0173', '70173'],
  ['70\u202f173.', '70173'],
  ['D-70173', '70173'],
  ['d 70173,', '70173'],
  ['\u202a70173\u202c', '70173'],
])('%j is parsed as %s', (input, expected) => {
  expect(v.parse(ZipCodeSchema, input)).toBe(expected)
})

test.each([
  ['', VALID],
  ['7017', VALID],
  ['701733', VALID],
  [70173, VALID],
  ['7017a', CHARACTERS],
  ['DE70173', CHARACTERS],
  ['D-', CHARACTERS],
  ['-', VALID],
])('%j is refused: %s', (input, message) => {
  const { issues } = v.safeParse(ZipCodeSchema, input, { abortPipeEarly: true })
  expect(issues?.[0]?.message).toBe(message)
})
