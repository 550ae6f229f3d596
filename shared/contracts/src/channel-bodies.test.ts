import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { AddEmailAddressSchema, UsePaperForContractsSchema } from './email-bodies.ts'
import { AddPhoneNumberSchema, ReplaceContactPhoneNumbersSchema } from './phone-bodies.ts'

const messageFor = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body, { abortPipeEarly: true }).issues?.[0]?.message

const CONTRACTS = 'Wählen Sie aus, für welche Verträge die Änderung gilt.'
const NUMBERS = 'Wählen Sie mindestens einen Nummer aus'

test.each([
  [{ contracts: ['c1'], contact: false }, undefined, undefined],
  [{ contracts: [], contact: true }, undefined, undefined],
  [
    { contracts: [], contact: false },
    'Wählen Sie aus, wofür die Adresse gilt.',
    'Wählen Sie aus, wofür die Nummer gilt.',
  ],
  [{ contracts: ['c1', 'c1'], contact: true }, CONTRACTS, CONTRACTS],
])('a new address or number without a use is refused: %j', (uses, forAddress, forNumber) => {
  expect(messageFor(AddEmailAddressSchema, { value: 'anna@post.example', ...uses })).toBe(forAddress)
  expect(messageFor(AddPhoneNumberSchema, { value: '+49711123456', ...uses })).toBe(forNumber)
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`)

test.each([
  [ids(1), undefined],
  [ids(200), undefined],
  [ids(201), CONTRACTS],
  [[], CONTRACTS],
  [['c1', 'c1'], CONTRACTS],
  [[''], 'Diese Angabe fehlt.'],
  [['x'.repeat(65)], 'Diese Angabe ist zu lang.'],
])('the list of contracts for paper is checked: %j', (contractIds, message) => {
  expect(messageFor(UsePaperForContractsSchema, { contractIds })).toBe(message)
})

test.each([
  [['n1', 'n2'], undefined],
  [ids(200), undefined],
  [ids(201), NUMBERS],
  [[], NUMBERS],
  [['n1', 'n1'], NUMBERS],
])('the list of replaced numbers is checked: %j', (replaced, message) => {
  const items = replaced.map((id) => ({ id, version: 1 }))
  expect(messageFor(ReplaceContactPhoneNumbersSchema, { value: '+49711123456', items })).toBe(message)
})
