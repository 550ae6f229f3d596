import { useBff } from '@portal/bff-client'
import type { PhoneItem, TenantId } from '@portal/contracts'
import { useProfileReload } from '@portal/portal'
import { useMutation } from '@tanstack/react-query'
import type { PhoneType } from './phone-numbers.ts'

export interface PhoneUse {
  value: string
  contracts: string[]
  /** For advertising and questions. */
  contact: boolean
  /** Contracts from which the stored number is removed. */
  freed?: string[]
}

/** Adds a number, or changes the given one. */
export function useSavePhone(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: ({ phone, freed = [], ...use }: PhoneUse & { phone?: PhoneItem | undefined }) =>
      phone
        ? bff.call('changePhoneNumber', {
            body: { id: phone.id, ...use, ...(freed.length > 0 && { freed }) },
            version: phone.version,
            tenantId,
          })
        : bff.call('addPhoneNumber', { body: use, tenantId }),
    ...useProfileReload('communicationChannelData'),
  })
}

/** Removes a number from all its uses. */
export function useRemovePhone(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: ({ id, version }: PhoneItem) =>
      bff.call('removePhoneNumber', { query: { id }, version, tenantId }),
    ...useProfileReload('communicationChannelData'),
  })
}

/** One number that replaces several, each in the contracts that it names. */
export interface Replacement {
  value: string
  phones: PhoneItem[]
}

/** Replaces several numbers by one. */
export function useReplacePhones(tenantId: TenantId, type: PhoneType) {
  const bff = useBff()
  return useMutation({
    mutationFn: ({ value, phones }: Replacement) =>
      type === 'contract'
        ? bff.call('replaceContractPhoneNumbers', {
            body: { value, items: phones.map(({ id, version, contracts }) => ({ id, version, contracts })) },
            tenantId,
          })
        : bff.call('replaceContactPhoneNumbers', {
            body: { value, items: phones.map(({ id, version }) => ({ id, version })) },
            tenantId,
          }),
    ...useProfileReload('communicationChannelData'),
  })
}
