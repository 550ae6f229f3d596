import { expect, test } from '@jest/globals'
import { createImpersonation } from './impersonation.ts'
import { trackedPath } from './tracked-routes.ts'

test('a route with parameters but no mapping is refused', () => {
  expect(() => createImpersonation([{ path: '/contract/:contractId' }])).toThrow(
    'impersonation attributes are missing',
  )
})

test.each([
  ['too few', { phoneType: 'type' }],
  ['others', { phoneType: 'type', id: 'id' }],
  ['too many', { phoneType: 'type', phoneId: 'id', contractId: 'id' }],
])('a mapping with %s keys than the parameters is refused', (_, impersonation) => {
  const routes = [{ path: '/phone-list/:phoneType/:phoneId', impersonation }]
  expect(() => createImpersonation(routes)).toThrow('impersonation attributes are not correct')
})

test('a mapping for a route without parameters is refused', () => {
  const routes = [{ path: '/overview', impersonation: { id: 'id' } }]
  expect(() => createImpersonation(routes)).toThrow('impersonation attributes are not correct')
})

test.each([
  ['/', '/'],
  ['/overview', '/overview'],
  ['/overview/', '/overview'],
  ['/personal-data/phone-list/contract/4711', '/personal-data/phone-list/phone-type/phone-id'],
  ['/personal-data/phone-list/contract/replace', '/personal-data/phone-list/phone-type/replace'],
  ['/personal-data/email-list/email-reset', '/personal-data/email-list/email-reset'],
  ['/personal-data/email-list/anna@post.example', '/personal-data/email-list/email-type'],
  ['/personal-data/email-list/contract/e-1', '/personal-data/email-list/email-type/email-id'],
  ['/personal-data/address-list/billing/types', '/personal-data/address-list/address-type/types'],
  ['/personal-data/address-list/billing/a-1', '/personal-data/address-list/address-type/address-id'],
  [
    '/contracts-payments/payment-list/bank/DE02120300000000202051',
    '/contracts-payments/payment-list/payment-type/payment-id',
  ],
  ['/contracts-payments/contract/V-4711', '/contracts-payments/contract/contract-id'],
  ['/code/AbCdEfGhIjKlMnOpQrStUvWx', '/code/registration-code'],
  ['/code/secret?email=anna@post.example#x', '/code/registration-code'],
  ['/code', '/code'],
  ['/code/renewal/email', '/code/renewal/email'],
  ['/code/secret/more', '/404'],
  ['/anna@post.example', '/404'],
  ['/personal-data/phone-list/contract/4711/more', '/404'],
])('%s is counted as %s', (address, counted) => {
  expect(trackedPath(address)).toBe(counted)
})
