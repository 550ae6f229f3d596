import { beforeEach, expect, test } from '@jest/globals'
import type { TenantId } from '@portal/contracts'
import { createBus } from '@portal/portal/host'
import { aUserProfile } from '@portal/portal/testing'
import { tabStorage } from '../session/tab-storage.ts'
import { createTenantMode } from './tenant-mode.ts'

const [system] = aUserProfile().businessSystems
if (!system) throw new Error('The profile has no business system')
const profileOf = (tenantIds: TenantId[], lastUsed: TenantId | null) =>
  aUserProfile({
    lastUsedApplication: lastUsed && { name: 'Konto', tenantId: lastUsed },
    businessSystems: tenantIds.map((tenantId) => ({ ...system, tenantId })),
  })
const both = profileOf(['100', '200'], null)

beforeEach(() => sessionStorage.clear())

test('without a selection the brand is that of the last used application', () => {
  const tenants = createTenantMode(createBus(), 'mia')
  expect(tenants.current.mode).toBe('mEK')
  expect(tenants.eventOf(both)).toEqual({ type: 'tenant.unknown' })
  expect(tenants.eventOf(profileOf(['100', '200'], '200'))).toEqual({
    type: 'tenant.defined',
    tenantId: '200',
  })
})

test('a selection takes precedence over the last used application and is published', () => {
  const bus = createBus()
  const tenants = createTenantMode(bus, 'mia')
  tenants.select(both, '100')
  expect(tenants.current).toEqual({ mode: 'selected', tenantId: '100' })
  expect(bus.tenant).toEqual({ type: 'tenant.defined', tenantId: '100' })
  expect(tenants.eventOf(profileOf(['100', '200'], '200'))).toMatchObject({ tenantId: '100' })
})

test('the selection outlives a reload and not a change of the customer', () => {
  createTenantMode(createBus(), 'mia').select(both, '200')
  expect(createTenantMode(createBus(), 'mia').eventOf(both)).toMatchObject({ tenantId: '200' })
  expect(createTenantMode(createBus(), 'ole').eventOf(both)).toEqual({ type: 'tenant.unknown' })
})

test('the sign-out deletes the selection', () => {
  createTenantMode(createBus(), 'mia').select(both, '200')
  tabStorage.clear()
  expect(createTenantMode(createBus(), 'mia').eventOf(both)).toEqual({ type: 'tenant.unknown' })
})

test('a selected brand that no longer has the customer is not shown', () => {
  createTenantMode(createBus(), 'mia').select(both, '200')
  const tenants = createTenantMode(createBus(), 'mia')
  expect(tenants.eventOf(profileOf(['100'], '100'))).toMatchObject({ tenantId: '100' })
  expect(() => tenants.select(profileOf(['100'], '100'), '200')).toThrow(
    'Tenant 200 not found in business systems config',
  )
})
