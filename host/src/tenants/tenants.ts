import { PARENT_BRAND, type Tenant, tenants } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import { createHostContext } from '../host-context.ts'
import { rememberedTheme } from '../theme/remembered-theme.ts'
import type { TenantMode } from './tenant-mode.ts'

/** Selects the brand whose data is shown, and announces it. */
export interface Tenants {
  bus: Bus
  mode: TenantMode
  /** Shown until the brand is known. */
  initialBrand: Tenant
}

export const [TenantsContext, useTenants] = createHostContext<Tenants>('TenantsContext')

/** The brand of the customer's last visit, or the parent brand. */
export function initialBrandOf(account: string | undefined): Tenant {
  const theme = rememberedTheme(account)
  return Object.values(tenants).find((tenant) => tenant.theme === theme) ?? tenants[PARENT_BRAND]
}
