import { PARENT_BRAND, type Tenant, tenants } from '@portal/contracts'
import { rememberedTheme } from '../theme/remembered-theme.ts'

/** The brand to begin with, before the user profile is there: that of the customer's last visit, or the parent. */
export function firstBrand(account: string | undefined): Tenant {
  const theme = rememberedTheme(account)
  return Object.values(tenants).find((tenant) => tenant.theme === theme) ?? tenants[PARENT_BRAND]
}
