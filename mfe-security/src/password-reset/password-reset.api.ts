import { useBff } from '@portal/bff-client'
import { mailSent } from '@portal/portal'
import { useMutation } from '@tanstack/react-query'

/**
 * Asks for the mail that leads to a new password. It goes to the address for signing in, which the BFF knows by itself.
 */
export function useRequestPasswordReset() {
  const bff = useBff()
  return useMutation({
    mutationFn: async (eMailAddress: string) =>
      mailSent(eMailAddress, await bff.call('requestPasswordReset')),
  })
}
