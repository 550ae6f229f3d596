import { useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '../session/use-session.ts'
import { linkToken as kept } from './link-token.ts'

interface Linking {
  /** The customer has seen whose contracts they are. */
  isOwnerConfirmed?: boolean
  /** Asks for a new token first: the one that is there says that the address is not confirmed. */
  isRenewed?: boolean
}

/** Links the person who is signed in to the invitation that this tab has proven. */
export function useLinkAccount() {
  const bff = useBff()
  const session = useSession()
  return useMutation({
    mutationFn: async ({ isRenewed, ...answers }: Linking): Promise<CallResponse<'linkAccount'>> => {
      const linkToken = kept.kept()
      if (!linkToken) return { result: 'unknown' }
      if (isRenewed) await session.authorize(await session.authorize())
      return bff.call('linkAccount', { body: { linkToken, ...answers } })
    },
  })
}

/** Asks for the mail once more that confirms the address of the sign-up. */
export function useRequestConfirmation() {
  const bff = useBff()
  return useMutation({ mutationFn: () => bff.call('requestAddressConfirmation') })
}
