import { useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import { useSession } from '../session/use-session.ts'
import { linkToken as storedToken } from './start-linking.ts'

interface Linking {
  /** The customer has confirmed whose contracts they are. */
  isOwnerConfirmed?: boolean
  /** Gets a new token first: in the stored one the address is not confirmed. */
  isRenewed?: boolean
}

/** Links the signed-in account to the invitation that was proven in this browser tab. */
export function useLinkAccount() {
  const bff = useBff()
  const session = useSession()
  return useMutation({
    mutationFn: async ({ isRenewed, ...confirmation }: Linking): Promise<CallResponse<'linkAccount'>> => {
      const linkToken = storedToken.read()
      if (!linkToken) return { result: 'unknown' }
      if (isRenewed) await session.authorize(await session.authorize())
      return bff.call('linkAccount', { body: { linkToken, ...confirmation } })
    },
  })
}

/** Requests the address confirmation mail again. */
export function useRequestConfirmation() {
  const bff = useBff()
  return useMutation({ mutationFn: () => bff.call('requestAddressConfirmation') })
}
