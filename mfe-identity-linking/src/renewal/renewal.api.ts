import { BffError, useBff } from '@portal/bff-client'
import { mailSent } from '@portal/portal'
import { useMutation } from '@tanstack/react-query'

/** Requests a new invitation by mail. */
export function useRenewByMail(registrationCode: string) {
  const bff = useBff()
  return useMutation({
    mutationFn: async (eMailAddress: string) => {
      const body = { registrationCode, eMailAddress }
      return mailSent(eMailAddress, await bff.call('restartProcessWithEmail', { body }))
    },
  })
}

/** Requests one by letter, to the stored address of the brand. */
export function useRenewByLetter() {
  const bff = useBff()
  return useMutation({
    mutationFn: (registrationCode: string) =>
      bff.call('restartLetterProcess', { body: { registrationCode } }),
  })
}

/** The code has changed since: it was used meanwhile. */
export const isOutdated = (error: unknown) => error instanceof BffError && error.code === 'not-found'
