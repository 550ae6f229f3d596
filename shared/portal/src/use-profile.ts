import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { CustomerProfile } from '@portal/contracts'
import type { Loadable } from './loaded-content.tsx'
import { useTenantId } from './use-portal.ts'

/**
 * The customer profile of the effective tenant, loaded again when the tenant changes. Without the user profile the tenant
 * is unknown, so a failure of the user profile is a failure of this one.
 */
export function useProfile(): Loadable<CustomerProfile> {
  const tenantId = useTenantId()
  const user = useUserProfile()
  const customer = useCustomerProfile(tenantId)
  return tenantId ? customer : { ...user, data: undefined }
}
