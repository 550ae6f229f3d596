import { useBff } from '@portal/bff-client'
import { mailSent } from '@portal/portal'
import { useMutation } from '@tanstack/react-query'

/** Requests the mail with the link to a new password. The BFF sends it to the sign-in address. */
export function useRequestPasswordReset() {
  const bff = useBff()
  return useMutation({
    mutationFn: async (eMailAddress: string) =>
      mailSent(eMailAddress, await bff.call('requestPasswordReset')),
  })
}
