import { type CallResponse, queryKeys } from '@portal/contracts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** A mail that is on its way. */
export interface SentMail {
  eMailAddress: string
  /** When the same mail may be requested again, in milliseconds since 1970. */
  resendAt: number
}

/** The mail of a request that the BFF has just accepted. */
export const mailSent = (
  eMailAddress: string,
  { resendAfter }: CallResponse<'requestEmailReset' | 'requestPasswordReset'>,
): SentMail => ({ eMailAddress, resendAt: Date.now() + resendAfter * 1000 })

/**
 * The mail that was sent last. The query cache holds it for all pages of the portal, so that reopening the dialog does not
 * shorten the wait. A reload deletes it.
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
