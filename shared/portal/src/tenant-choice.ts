import { useUserProfile } from '@portal/bff-client'
import { type TenantId, tenantChoice } from '@portal/contracts'

/** The brands that `Portal.showTenant` accepts: none, or at least two including the present one. */
export function useTenantChoice(): TenantId[] {
  const { data: user } = useUserProfile()
  return user ? tenantChoice(user) : []
}
