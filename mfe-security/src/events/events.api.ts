import { useBff } from '@portal/bff-client'
import { queryKeys } from '@portal/contracts'
import { useQuery } from '@tanstack/react-query'

/** What happened to the sign-in. Asked anew at each visit: what the customer has just done belongs into the list. */
export function useSecurityEvents() {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.securityEvents(),
    queryFn: ({ signal }) => bff.call('getSecurityEvents', { signal }),
    staleTime: 0,
  })
}
