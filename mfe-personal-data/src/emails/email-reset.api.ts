import { useBff } from '@portal/bff-client'
import { queryKeys } from '@portal/contracts'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** A mail that is on its way. */
export interface SentEmail {
  eMailAddress: string
  /** When the same mail may be asked for again, in milliseconds since 1970. */
  resendAt: number
}

/** Asks for the mail whose link makes another address the one to sign in with. Nothing changes before that. */
export function useRequestEmailReset() {
  const bff = useBff()
  return useMutation({
    mutationFn: (eMailAddress: string) => bff.call('requestEmailReset', { body: { eMailAddress } }),
  })
}

const sentKey = [...queryKeys.customer, 'emailReset'] as const

/** The mail that was sent last. It outlives the dialog: who closes it waits no shorter for the next one. */
export function useSentEmail() {
  const cache = useQueryClient()
  const { data: sent } = useQuery<SentEmail>({
    queryKey: sentKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { sent, remember: (next: SentEmail) => void cache.setQueryData(sentKey, next) }
}
