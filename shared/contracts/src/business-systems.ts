// Apart from the schema, which a bundler cannot drop: a page with a profile needs these functions alone.
import type { TenantId } from '@portal/brands'
import type { BusinessSystem, UserProfile } from './user-profile.ts'

/** @throws if the customer is not a customer of the brand */
export function businessSystemOf(profile: UserProfile, tenantId: TenantId): BusinessSystem {
  const found = profile.businessSystems.find((system) => system.tenantId === tenantId)
  if (!found) throw new Error(`Tenant ${tenantId} not found in business systems config`)
  return found
}

/** The brands that the customer can switch between: none, or at least two. */
export function tenantChoice({ businessSystems }: UserProfile): TenantId[] {
  const enabled = businessSystems.filter(({ cmdm }) => cmdm.enabled).map(({ tenantId }) => tenantId)
  return enabled.length > 1 ? enabled : []
}
