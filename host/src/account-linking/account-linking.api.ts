import { useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import { linkToken as kept } from './link-token.ts'

/** Links whoever is signed in to the invitation that this tab has proven. */
export function useLinkAccount() {
  const bff = useBff()
  return useMutation({
    mutationFn: async (): Promise<CallResponse<'linkAccount'>> => {
      const linkToken = kept.kept()
      if (!linkToken) return { result: 'unknown' }
      return bff.call('linkAccount', { body: { linkToken } })
    },
  })
}
