import { useBff } from '@portal/bff-client'
import { queryKeys } from '@portal/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mailSent } from '../sent-mail/sent-mail.ts'

/** Requests the mail whose link changes the sign-in address. */
export function useRequestEmailReset() {
  const bff = useBff()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (eMailAddress: string) =>
      mailSent(eMailAddress, await bff.call('requestEmailReset', { body: { eMailAddress } })),
    // The profile then contains the pending address.
    onSuccess: () => void cache.invalidateQueries({ queryKey: queryKeys.userProfile() }),
  })
}

/** Withdraws a change that is not confirmed yet. */
export function useWithdrawEmailReset() {
  const bff = useBff()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => bff.call('withdrawEmailReset'),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.userProfile() }),
  })
}
