import { type BffClient, customerProfileQuery, userProfileQuery } from '@portal/bff-client'
import type { UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { TenantMode } from '../tenants/tenant-mode.ts'

interface ProfileStart {
  cache: QueryClient
  bff: BffClient
  tenantMode: TenantMode
}

/** Fills the cache with the prefetched profiles. The cards of the overview show a failed one with a retry. */
export async function cachePrefetchedProfiles({ cache, bff, tenantMode }: ProfileStart): Promise<void> {
  const query = userProfileQuery(bff)
  await cache.prefetchQuery(query)
  const profile = cache.getQueryData<UserProfile>(query.queryKey)
  const tenant = profile && tenantMode.eventOf(profile)
  if (tenant?.type === 'tenant.defined') await cache.prefetchQuery(customerProfileQuery(bff, tenant.tenantId))
}
