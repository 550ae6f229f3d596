import {
  type BffClient,
  BffError,
  customerProfileQuery,
  readAnswer,
  userProfileQuery,
} from '@portal/bff-client'
import { type CustomerProfile, calls, type TenantId, type UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { TenantMode } from '../tenants/tenant-mode.ts'
import type { EarlyProfiles } from './early-answers.ts'

/** The inline script's own time-out, or the network. */
function earlyFailure(cause: unknown): never {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  throw new BffError(isTimeout ? 'timeout' : 'offline', undefined, { cause })
}

/** Reads an answer that the inline script asked for; asks anew when its token was refused. */
async function earlyOr<Answer>(
  early: Promise<Response>,
  schema: v.GenericSchema<unknown, Answer>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const response = await early.catch(earlyFailure)
  return response.status === 401 ? ask() : readAnswer(response, schema)
}

interface EarlyStart {
  cache: QueryClient
  bff: BffClient
  tenantMode: TenantMode
  /** What the inline script has asked for. */
  early: EarlyProfiles
}

/** The early customer profile is the one of a brand that need not be the effective one. */
function takeCustomerProfile({ cache, bff, early }: EarlyStart, tenantId: TenantId): Promise<void> {
  const query = customerProfileQuery(bff, tenantId)
  return cache.prefetchQuery<CustomerProfile>({
    ...query,
    queryFn: async (context) => {
      const ask = () => query.queryFn(context)
      const profile = await earlyOr(early.customerProfile, calls.getCustomerProfile.response, ask)
      return profile.tenantId === tenantId ? profile : ask()
    },
  })
}

/**
 * Fills the cache with the profiles that were asked for early, before anything is rendered. Failures stay in the cache: the
 * cards that need a profile show them with a retry.
 */
export async function takeEarlyProfiles(start: EarlyStart): Promise<void> {
  const { cache, bff, tenantMode, early } = start
  const query = userProfileQuery(bff)
  await cache.prefetchQuery<UserProfile>({
    ...query,
    queryFn: (context) =>
      earlyOr(early.userProfile, calls.getUserProfile.response, () => query.queryFn(context)),
  })
  const profile = cache.getQueryData<UserProfile>(query.queryKey)
  const tenant = profile && tenantMode.eventOf(profile)
  if (tenant?.type === 'tenant.defined') await takeCustomerProfile(start, tenant.tenantId)
}
