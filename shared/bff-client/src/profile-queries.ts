import { type CustomerProfile, queryKeys, type TenantId } from '@portal/contracts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { BffClient } from './bff-client.ts'
import { useBff } from './bff-provider.tsx'

/** Query for the account and its brands. */
export const userProfileQuery = (bff: BffClient) => ({
  queryKey: queryKeys.userProfile(),
  queryFn: ({ signal }: { signal: AbortSignal }) => bff.call('getUserProfile', { signal }),
})

type Fetch<Data> = (context: { signal: AbortSignal }) => Promise<Data>

const fetchCustomerProfile =
  (bff: BffClient, tenantId: TenantId): Fetch<CustomerProfile> =>
  ({ signal }) =>
    bff.call('getCustomerProfile', { tenantId, signal })

/** Query for the data of the customer at one brand. */
export const customerProfileQuery = (bff: BffClient, tenantId: TenantId) => ({
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
