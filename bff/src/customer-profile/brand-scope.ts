import type { TenantId } from '@portal/contracts'

/** Customer and brand: every statement on a section filters by both. */
export interface BrandScope {
  customerId: string
  tenantId: TenantId
}
