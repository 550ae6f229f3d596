import { expect, test } from '@jest/globals'
import { headline, missingFacts } from './headline.ts'

const counted = {
  none: 'Noch kein Vertrag, {{email}}',
  one: 'Ein Vertrag',
  other: '{{contracts}} Verträge bei {{brand}}',
}
const unknown = { brand: 'Nordtal', contracts: undefined, email: undefined }

test.each([
  ['Neu', unknown, 'Neu', []],
  ['Angemeldet mit {{email}}', unknown, undefined, ['email']],
  [counted, unknown, undefined, ['contracts']],
  [counted, { ...unknown, contracts: 0 }, undefined, ['email']],
  [counted, { ...unknown, contracts: 1 }, 'Ein Vertrag', []],
  [counted, { ...unknown, contracts: 3 }, '3 Verträge bei Nordtal', []],
])('the sentence %j with %j is %j and misses %j', (overview, facts, text, missing) => {
  expect(headline(overview, facts)).toBe(text)
  expect(missingFacts(overview, facts)).toEqual(missing)
})
