import { useBff } from '@portal/bff-client'
import {
  type CallBody,
  type CustomerProfile,
  type EmailItem,
  type PendingEmailItem,
  queryKeys,
  type TenantId,
} from '@portal/contracts'
import { useProfileReload } from '@portal/portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** An address, what it is for from now on, and what the customer saw there. */
export type EmailUse = CallBody<'addEmailAddress'>

/** Puts an address in the place of the one that is given, or else beside the others. */
export function useSaveEmail(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: ({ email, ...use }: EmailUse & { email?: EmailItem | undefined }) =>
      email
        ? bff.call('changeEmailAddress', { body: { id: email.id, ...use }, version: email.version, tenantId })
        : bff.call('addEmailAddress', { body: use, tenantId }),
    ...useProfileReload('communicationChannelData'),
  })
}

/** The link in the mail to the address ends with it. */
export function useWithdrawPendingEmail(tenantId: TenantId, { id, version }: PendingEmailItem) {
  const bff = useBff()
  return useMutation({
    mutationFn: () => bff.call('removeEmailAddress', { query: { id }, version, tenantId }),
    ...useProfileReload('communicationChannelData'),
  })
}

/** Takes an address out of advertising and questions; where contracts need it, it stays for them. */
export function useRemoveContactEmail(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: async ({ id, version, value, contracts }: EmailItem) => {
      if (contracts.length === 0) await bff.call('removeEmailAddress', { query: { id }, version, tenantId })
      else {
        const body = { id, value, contracts: [], contact: false }
        await bff.call('changeEmailAddress', { body, version, tenantId })
      }
    },
    ...useProfileReload('communicationChannelData'),
  })
}

/** Gives the profile as it was loaded last, which a change's own caller may know before the page has rendered it. */
export function useLoadedProfile(rendered: CustomerProfile): () => CustomerProfile {
  const cache = useQueryClient()
  const { tenantId } = rendered
  return () => cache.getQueryData<CustomerProfile>(queryKeys.customerProfile(tenantId)) ?? rendered
}
