import { useBff } from '@portal/bff-client'
import { queryKeys } from '@portal/contracts'
import { useQuery } from '@tanstack/react-query'

/** The signed-in devices of the customer. */
export function useDevices() {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.devices(),
    queryFn: ({ signal }) => bff.call('getDevices', { signal }),
  })
}
