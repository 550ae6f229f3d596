import { type Tenant, type TenantId, tenants } from '@portal/contracts'
import { keptLook } from '../brand-look/kept-look.ts'

/** The parent brand stands in for a customer whom this browser does not know. */
const PARENT: TenantId = '100'

/** The brand to begin with, before the user profile is there: that of the customer's last visit. */
export function firstBrand(account: string | undefined): Tenant {
  const theme = keptLook(account)
  return Object.values(tenants).find((tenant) => tenant.theme === theme) ?? tenants[PARENT]
}
