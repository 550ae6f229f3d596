import type { Tenant } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import { createHostContext } from '../host-context.ts'
import type { TenantMode } from './tenant-mode.ts'

/** How the brand is found whose data is shown, and where it is announced. */
export interface Tenants {
  bus: Bus
  mode: TenantMode
  /** Shown before it is known whose data is shown. */
  firstBrand: Tenant
}

export const [TenantsContext, useTenants] = createHostContext<Tenants>('TenantsContext')
