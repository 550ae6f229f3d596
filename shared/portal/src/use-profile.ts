import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { CustomerProfile } from '@portal/contracts'
import type { Loadable } from './loaded-content.tsx'
import { useTenantId } from './use-portal.ts'

/**
 * The customer profile of the effective tenant, loaded anew when the tenant changes. While the user profile fails
 * nobody knows the tenant, so its failure is this one's.
 */
export function useProfile(): Loadable<CustomerProfile> {
  const tenantId = useTenantId()
  const user = useUserProfile()
  const customer = useCustomerProfile(tenantId)
  return tenantId ? customer : { ...user, data: undefined }
}
