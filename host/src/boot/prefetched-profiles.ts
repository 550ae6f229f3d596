import { type BffClient, customerProfileQuery, readPrefetched, userProfileQuery } from '@portal/bff-client'
import { type CustomerProfile, calls, type TenantId, type UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { TenantMode } from '../tenants/tenant-mode.ts'
import type { PrefetchedProfiles } from './prefetched.ts'

interface ProfileStart {
  cache: QueryClient
  bff: BffClient
  tenantMode: TenantMode
  prefetched: PrefetchedProfiles
}

/** The prefetched customer profile may be that of another brand than the effective one. */
function cacheCustomerProfile({ cache, bff, prefetched }: ProfileStart, tenantId: TenantId): Promise<void> {
  const query = customerProfileQuery(bff, tenantId)
  return cache.prefetchQuery<CustomerProfile>({
    ...query,
    queryFn: async (context) => {
      const request = () => query.queryFn(context)
      const profile = await readPrefetched(
        prefetched.customerProfile,
        calls.getCustomerProfile.response,
        request,
      )
      return profile.tenantId === tenantId ? profile : request()
    },
  })
}

/** Fills the cache with the prefetched profiles. The cards of the overview show a failed one with a retry. */
export async function cachePrefetchedProfiles(start: ProfileStart): Promise<void> {
  const { cache, bff, tenantMode, prefetched } = start
  const query = userProfileQuery(bff)
  await cache.prefetchQuery<UserProfile>({
    ...query,
    queryFn: (context) =>
      readPrefetched(prefetched.userProfile, calls.getUserProfile.response, () => query.queryFn(context)),
  })
  const profile = cache.getQueryData<UserProfile>(query.queryKey)
  const tenant = profile && tenantMode.eventOf(profile)
  if (tenant?.type === 'tenant.defined') await cacheCustomerProfile(start, tenant.tenantId)
}
