import { type CallResponse, queryKeys } from '@portal/contracts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** A mail that is on its way. */
export interface SentMail {
  eMailAddress: string
  /** When the same mail may be asked for again, in milliseconds since 1970. */
  resendAt: number
}

/** A mail for this address that the BFF has just taken on. */
export const mailSent = (
  eMailAddress: string,
  { resendAfter }: CallResponse<'requestEmailReset' | 'requestPasswordReset'>,
): SentMail => ({ eMailAddress, resendAt: Date.now() + resendAfter * 1000 })

/**
 * The mail that was sent last. It outlives dialog and page, and is known in every tab of the portal: who comes back waits
 * no shorter for the next one. A reload forgets it.
 */
export function useSentMail(kind: 'emailReset' | 'passwordReset') {
  const cache = useQueryClient()
  const queryKey = [...queryKeys.customer, kind] as const
  const { data: sent } = useQuery<SentMail>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { sent, remember: (next: SentMail) => void cache.setQueryData(queryKey, next) }
}
