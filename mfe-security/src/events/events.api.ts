import { useBff } from '@portal/bff-client'
import { queryKeys, type SecurityEventKind } from '@portal/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** The security events. Fetched at each visit, so that they include what the customer has just done. */
export function useSecurityEvents() {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.securityEvents(),
    queryFn: ({ signal }) => bff.call('getSecurityEvents', { signal }),
    staleTime: 0,
  })
}

/** Requests the mail whose link secures the account. */
export function useReportActivity() {
  const bff = useBff()
  return useMutation({
    mutationFn: (kind: SecurityEventKind) => bff.call('reportActivity', { body: { kind } }),
  })
}
