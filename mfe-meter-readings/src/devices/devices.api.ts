import { useBff } from '@portal/bff-client'
import { queryKeys } from '@portal/contracts'
import { useQuery } from '@tanstack/react-query'

/** Where the customer is signed in. */
export function useDevices() {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.devices(),
    queryFn: ({ signal }) => bff.call('getDevices', { signal }),
  })
}
