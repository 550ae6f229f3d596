import { type BffClient, customerProfileQuery, readPrefetched, userProfileQuery } from '@portal/bff-client'
import { type CustomerProfile, calls, type TenantId, type UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { PrefetchedProfiles } from './prefetched-profiles.ts'

/** Fills the cache with the prefetched profiles. The client repeats a call whose token was refused. */
export function cachePrefetched(
  cache: QueryClient,
  bff: BffClient,
  { userProfile, customerProfile }: PrefetchedProfiles,
  tenantId: TenantId | undefined,
): void {
  const user = userProfileQuery(bff)
  void cache.prefetchQuery<UserProfile>({
    ...user,
    queryFn: (context) =>
      readPrefetched(userProfile, calls.getUserProfile.response, () => user.queryFn(context)),
  })
  if (!tenantId || !customerProfile) return
  const customer = customerProfileQuery(bff, tenantId)
  void cache.prefetchQuery<CustomerProfile>({
    ...customer,
    queryFn: (context) =>
      readPrefetched(customerProfile, calls.getCustomerProfile.response, () => customer.queryFn(context)),
  })
}
