import { useBff } from '@portal/bff-client'
import {
  type CallBody,
  type CustomerProfile,
  type EmailItem,
  type PendingEmailItem,
  queryKeys,
  type TenantId,
} from '@portal/contracts'
import { openIdsOf, useProfileReload } from '@portal/portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** An address, its new uses, and its base version. */
export type EmailUse = CallBody<'addEmailAddress'>

/** Replaces the given address, or adds one. */
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

/** Removes an address from advertising and questions. Open contracts that use it do not change. */
export function useRemoveContactEmail(profile: CustomerProfile) {
  const bff = useBff()
  const { tenantId } = profile
  return useMutation({
    mutationFn: async ({ id, version, value, contracts }: EmailItem) => {
      if (openIdsOf(profile, contracts).length === 0)
        return bff.call('removeEmailAddress', { query: { id }, version, tenantId })
      const body = { id, value, contracts: [], contact: false }
      return bff.call('changeEmailAddress', { body, version, tenantId })
    },
    ...useProfileReload('communicationChannelData'),
  })
}

/** Reads the last loaded profile from the cache, also before the page has rendered it. */
export function useLoadedProfile(rendered: CustomerProfile): () => CustomerProfile {
  const cache = useQueryClient()
  const { tenantId } = rendered
  return () => cache.getQueryData<CustomerProfile>(queryKeys.customerProfile(tenantId)) ?? rendered
}
