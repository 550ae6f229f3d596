import type { TenantId } from '@portal/contracts'

/** Whose items, and which brand's: every statement on a section names both. */
export interface BrandScope {
  customerId: string
  tenantId: TenantId
}
