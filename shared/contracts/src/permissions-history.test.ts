import { expect, test } from '@jest/globals'
import { consentStep } from './permissions-history.ts'

test.each([
  ['advertising.offers', true, undefined, 'given'],
  ['advertising.offers', true, false, 'given'],
  ['advertising.offers', true, true, 'confirmed'],
  ['advertising.offers', false, true, 'withdrawn'],
  ['advertising.offers', false, false, 'declined'],
  ['advertising.offers', false, undefined, 'declined'],
  ['product-consent', false, undefined, 'objected'],
] as const)('%s, now %s and before %s: %s', (consent, given, before, step) => {
  expect(consentStep(consent, given, before)).toBe(step)
})
