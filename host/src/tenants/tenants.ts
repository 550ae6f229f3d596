import type { Tenant } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import { createHostContext } from '../host-context.ts'
import type { TenantMode } from './tenant-mode.ts'

/** Selects the brand whose data is shown, and announces it. */
export interface Tenants {
  bus: Bus
  mode: TenantMode
  /** Shown until the brand is known. */
  initialBrand: Tenant
}

export const [TenantsContext, useTenants] = createHostContext<Tenants>('TenantsContext')
