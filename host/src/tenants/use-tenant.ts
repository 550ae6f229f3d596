import { type Tenant, type TenantEvent, type TenantId, tenants } from '@portal/contracts'
import { useSyncExternalStore } from 'react'
import { useTenants } from './use-tenants.ts'

/** What was announced last about the brand, undefined before that. */
export function useTenantEvent(): TenantEvent | undefined {
  const { bus } = useTenants()
  return useSyncExternalStore(bus.onTenant, () => bus.tenant)
}

/** The effective tenant, undefined while it is not known, and the brand to show. */
export function useTenant(): { tenantId: TenantId | undefined; brand: Tenant } {
  const { firstBrand } = useTenants()
  const event = useTenantEvent()
  const tenantId = event?.type === 'tenant.defined' ? event.tenantId : undefined
  return { tenantId, brand: tenantId ? tenants[tenantId] : firstBrand }
}
