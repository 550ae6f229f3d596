import { BffError, useBff } from '@portal/bff-client'
import { queryKeys, type TenantId } from '@portal/contracts'
import { useQuery } from '@tanstack/react-query'

/** What was used under the contracts with a brand. Not kept longer than it is shown: the consent may end at any time. */
export function useConsumption(tenantId: TenantId) {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.consumption(tenantId),
    queryFn: ({ signal }) => bff.call('getConsumption', { tenantId, signal }),
    gcTime: 0,
  })
}

/** The consent was withdrawn elsewhere, and this page has not heard of it yet. */
export const isWithdrawn = (error: unknown) => error instanceof BffError && error.code === 'consent-missing'
