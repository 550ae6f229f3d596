import { beforeEach, expect, test } from '@jest/globals'
import type { TenantId } from '@portal/contracts'
import { createBus } from '@portal/portal/host'
import { aUserProfile } from '@portal/portal/testing'
import { tabStorage } from '../session/tab-storage.ts'
import { createTenantMode } from './tenant-mode.ts'

const [system] = aUserProfile().businessSystems
if (!system) throw new Error('The profile has no business system')
const knownTo = (tenantIds: TenantId[], lastUsed: TenantId | null) =>
  aUserProfile({
    lastUsedApplication: lastUsed && { name: 'Konto', tenantId: lastUsed },
    businessSystems: tenantIds.map((tenantId) => ({ ...system, tenantId })),
  })
const both = knownTo(['100', '200'], null)

beforeEach(() => sessionStorage.clear())

test('until something is selected the last used application says whose data is shown', () => {
  const tenants = createTenantMode(createBus(), 'mia')
  expect(tenants.current.mode).toBe('mEK')
  expect(tenants.eventOf(both)).toEqual({ type: 'tenant.unknown' })
  expect(tenants.eventOf(knownTo(['100', '200'], '200'))).toEqual({ type: 'tenant.defined', tenantId: '200' })
})

test('what is selected counts before the last used application, and everyone is told', () => {
  const bus = createBus()
  const tenants = createTenantMode(bus, 'mia')
  tenants.select(both, '100')
  expect(tenants.current).toEqual({ mode: 'selected', tenantId: '100' })
  expect(bus.tenant).toEqual({ type: 'tenant.defined', tenantId: '100' })
  expect(tenants.eventOf(knownTo(['100', '200'], '200'))).toMatchObject({ tenantId: '100' })
})

test('a reload finds the selection, another customer in the same tab does not', () => {
  createTenantMode(createBus(), 'mia').select(both, '200')
  expect(createTenantMode(createBus(), 'mia').eventOf(both)).toMatchObject({ tenantId: '200' })
  expect(createTenantMode(createBus(), 'ole').eventOf(both)).toEqual({ type: 'tenant.unknown' })
})

test('a sign-out forgets the selection', () => {
  createTenantMode(createBus(), 'mia').select(both, '200')
  tabStorage.clear()
  expect(createTenantMode(createBus(), 'mia').eventOf(both)).toEqual({ type: 'tenant.unknown' })
})

test('a brand that no longer knows the customer is not shown', () => {
  createTenantMode(createBus(), 'mia').select(both, '200')
  const tenants = createTenantMode(createBus(), 'mia')
  expect(tenants.eventOf(knownTo(['100'], '100'))).toMatchObject({ tenantId: '100' })
  expect(() => tenants.select(knownTo(['100'], '100'), '200')).toThrow(
    'Tenant 200 not found in business systems config',
  )
})
