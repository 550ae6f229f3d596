import { BffError, useBff } from '@portal/bff-client'
import { queryKeys, type TenantId } from '@portal/contracts'
import { useQuery } from '@tanstack/react-query'

/** Not cached after unmount: the consent may be withdrawn at any time. */
export function useConsumption(tenantId: TenantId) {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.consumption(tenantId),
    queryFn: ({ signal }) => bff.call('getConsumption', { tenantId, signal }),
    gcTime: 0,
  })
}

/** Whether the consent was withdrawn elsewhere. */
export const isWithdrawn = (error: unknown) => error instanceof BffError && error.code === 'consent-missing'
