import { useUserProfile } from '@portal/bff-client'
import { type TenantId, tenantChoice } from '@portal/contracts'

/** The brands that `Portal.showTenant` may be asked for: none, or at least two with the present one. */
export function useTenantChoice(): TenantId[] {
  const { data: user } = useUserProfile()
  return user ? tenantChoice(user) : []
}
