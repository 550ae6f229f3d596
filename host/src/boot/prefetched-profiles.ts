import { type BffClient, customerProfileQuery, userProfileQuery } from '@portal/bff-client'
import type { UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { Tenants } from '../tenants/tenants.ts'

interface ProfileStart {
  cache: QueryClient
  bff: BffClient
  tenants: Pick<Tenants, 'bus' | 'mode'>
}

/**
 * Fills the cache with the prefetched profiles, and publishes the brand. The cards of the overview show a failed one with a
 * retry.
 */
export async function cachePrefetchedProfiles({ cache, bff, tenants }: ProfileStart): Promise<void> {
  const query = userProfileQuery(bff)
  await cache.prefetchQuery(query)
  const profile = cache.getQueryData<UserProfile>(query.queryKey)
  if (!profile) return
  const tenant = tenants.mode.eventOf(profile)
  if (!tenants.bus.tenant) tenants.bus.publish(tenant)
  if (tenant.type === 'tenant.defined') await cache.prefetchQuery(customerProfileQuery(bff, tenant.tenantId))
}
