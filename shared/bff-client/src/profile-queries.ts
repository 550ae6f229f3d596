import { type CustomerProfile, queryKeys, type TenantId, type UserProfile } from '@portal/contracts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from './bff-client.ts'
import { useBff } from './bff-provider.tsx'

type Fetch<Data> = (context: { signal: AbortSignal }) => Promise<Data>

/** What a query of the shared cache needs. */
interface ProfileQuery<Profile> {
  queryKey: readonly string[]
  queryFn: Fetch<Profile>
}

/** Query for the account and its brands. */
export const userProfileQuery = (bff: Client): ProfileQuery<UserProfile> => ({
  queryKey: queryKeys.userProfile(),
  queryFn: ({ signal }) => bff.call('getUserProfile', { signal }),
})

const fetchCustomerProfile =
  (bff: Client, tenantId: TenantId): Fetch<CustomerProfile> =>
  ({ signal }) =>
    bff.call('getCustomerProfile', { tenantId, signal })

/** Query for the data of the customer at one brand. */
export const customerProfileQuery = (bff: Client, tenantId: TenantId): ProfileQuery<CustomerProfile> => ({
  queryKey: queryKeys.customerProfile(tenantId),
  queryFn: fetchCustomerProfile(bff, tenantId),
})

export function useUserProfile() {
  return useQuery(userProfileQuery(useBff()))
}

/** Is pending while the brand is unknown. */
export function useCustomerProfile(tenantId: TenantId | undefined) {
  const bff = useBff()
  return useQuery<CustomerProfile>({
    queryKey: tenantId ? queryKeys.customerProfile(tenantId) : queryKeys.customerProfiles(),
    queryFn: tenantId ? fetchCustomerProfile(bff, tenantId) : skipToken,
  })
}
