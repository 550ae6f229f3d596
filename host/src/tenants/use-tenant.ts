import { type Tenant, type TenantEvent, type TenantId, tenants } from '@portal/contracts'
import { useSyncExternalStore } from 'react'
import { useTenants } from './tenants.ts'

/** The last event about the brand; undefined before the first. */
export function useTenantEvent(): TenantEvent | undefined {
  const { bus } = useTenants()
  return useSyncExternalStore(bus.onTenant, () => bus.tenant)
}

/** The effective tenant, undefined until it is known, and the brand to show. */
export function useTenant(): { tenantId: TenantId | undefined; brand: Tenant } {
  const { initialBrand } = useTenants()
  const event = useTenantEvent()
  const tenantId = event?.type === 'tenant.defined' ? event.tenantId : undefined
  return { tenantId, brand: tenantId ? tenants[tenantId] : initialBrand }
}
