import { useUserProfile } from '@portal/bff-client'
import type { BusinessSystem } from '@portal/contracts'
import { useTenantId } from '@portal/portal'

/** What the brand whose data is shown can do for this customer; undefined while nobody knows. */
export function useBrandSystem(): BusinessSystem | undefined {
  const tenantId = useTenantId()
  const { data: user } = useUserProfile()
  return user?.businessSystems.find((system) => system.tenantId === tenantId)
}
