import { type BffClient, customerProfileQuery, userProfileQuery } from '@portal/bff-client'
import type { TenantId } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'

/** Fills the cache with the profiles that the client has from the prefetch. */
export function cachePrefetched(cache: QueryClient, bff: BffClient, tenantId: TenantId | undefined): void {
  void cache.prefetchQuery(userProfileQuery(bff))
  if (tenantId) void cache.prefetchQuery(customerProfileQuery(bff, tenantId))
}
