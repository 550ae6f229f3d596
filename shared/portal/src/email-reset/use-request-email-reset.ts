import { useBff } from '@portal/bff-client'
import { useMutation } from '@tanstack/react-query'
import { mailSent } from '../sent-mail/sent-mail.ts'

/** Asks for the mail whose link makes another address the one to sign in with. Nothing changes before that. */
export function useRequestEmailReset() {
  const bff = useBff()
  return useMutation({
    mutationFn: async (eMailAddress: string) =>
      mailSent(eMailAddress, await bff.call('requestEmailReset', { body: { eMailAddress } })),
  })
}
