import { type Tenant, type TenantId, tenants } from '@portal/contracts'
import { useSyncExternalStore } from 'react'
import { keptLook } from '../brand-look/kept-look.ts'
import { useHost } from '../start/host-context.ts'

/** The parent brand stands in for a customer whom this browser does not know. */
const PARENT: TenantId = '100'

/** The brand to begin with, before anybody knows whose data is shown: that of the customer's last visit. */
export function firstBrand(account: string | undefined): Tenant {
  const theme = keptLook(account)
  return Object.values(tenants).find((tenant) => tenant.theme === theme) ?? tenants[PARENT]
}

/** The effective tenant, undefined while it is not known, and the brand to show. */
export function useTenant(): { tenantId: TenantId | undefined; brand: Tenant } {
  const { bus, firstBrand } = useHost()
  const event = useSyncExternalStore(bus.onTenant, () => bus.tenant)
  const tenantId = event?.type === 'tenant.defined' ? event.tenantId : undefined
  return { tenantId, brand: tenantId ? tenants[tenantId] : firstBrand }
}
