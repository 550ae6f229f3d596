import {
  type BffClient,
  BffError,
  customerProfileQuery,
  readResponse,
  userProfileQuery,
} from '@portal/bff-client'
import { type CustomerProfile, calls, type TenantId, type UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { TenantMode } from '../tenants/tenant-mode.ts'
import type { PrefetchedProfiles } from './prefetched.ts'

function throwPrefetchFailure(cause: unknown): never {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  throw new BffError(isTimeout ? 'timeout' : 'offline', undefined, { cause })
}

/** Reads a prefetched response. Requests it again if the token was refused. */
async function readPrefetched<Answer>(
  prefetched: Promise<Response>,
  schema: v.GenericSchema<unknown, Answer>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const response = await prefetched.catch(throwPrefetchFailure)
  return response.status === 401 ? request() : readResponse(response, schema)
}

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
