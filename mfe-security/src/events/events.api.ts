import { useBff } from '@portal/bff-client'
import { queryKeys, type SecurityEventKind } from '@portal/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** What happened to the sign-in. Asked anew at each visit: what the customer has just done belongs into the list. */
export function useSecurityEvents() {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.securityEvents(),
    queryFn: ({ signal }) => bff.call('getSecurityEvents', { signal }),
    staleTime: 0,
  })
}

/** Asks for the mail whose link secures the account. */
export function useReportActivity() {
  const bff = useBff()
  return useMutation({
    mutationFn: (kind: SecurityEventKind) => bff.call('reportActivity', { body: { kind } }),
  })
}
