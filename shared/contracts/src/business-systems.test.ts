import { expect, test } from '@jest/globals'
import { businessSystemOf, tenantChoice } from './business-systems.ts'
import type { UserProfile } from './user-profile.ts'

const profileWith = (cmdm: Record<'100' | '200', boolean>): UserProfile => ({
  eMailAddress: 'mia.muster@post.example',
  lastPasswordResetDate: null,
  lastUsedApplication: null,
  status: 'active',
  businessSystems: (['100', '200'] as const).map((tenantId) => ({
    tenantId,
    system: 'emp',
    phonePin: { enabled: false, version: 0, changedAt: null },
    cmdm: { enabled: cmdm[tenantId] },
  })),
})

test('a customer of at least two brands with CMDM can switch between them', () => {
  expect(tenantChoice(profileWith({ '100': true, '200': true }))).toEqual(['100', '200'])
  expect(tenantChoice(profileWith({ '100': true, '200': false }))).toEqual([])
})

test('the error names the brand without this customer', () => {
  const profile = profileWith({ '100': true, '200': true })
  expect(businessSystemOf(profile, '200').tenantId).toBe('200')
  expect(() => businessSystemOf(profile, '500')).toThrow(
    new Error('Tenant 500 not found in business systems config'),
  )
})
