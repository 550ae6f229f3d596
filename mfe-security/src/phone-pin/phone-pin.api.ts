import { type BffClient, SessionEndedError, useBff, useUserProfile } from '@portal/bff-client'
import {
  type BusinessSystem,
  type CallBody,
  queryKeys,
  type TenantId,
  type UserProfile,
} from '@portal/contracts'
import { isStepUpNeeded, usePortal, useTenantId } from '@portal/portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The effective brand's entry in the user profile; undefined until both are known. */
export function useBrandSystem(): BusinessSystem | undefined {
  const tenantId = useTenantId()
  const { data: user } = useUserProfile()
  return user?.businessSystems.find((system) => system.tenantId === tenantId)
}

/** What may be cached about a PIN. */
interface PinState {
  version: number
  changedAt: string | null
}

/** Reads the PIN without a query: the cache that all remotes share must not hold it. */
export const readPhonePin = (bff: BffClient, tenantId: TenantId, signal: AbortSignal) =>
  bff.call('getPhonePin', { tenantId, signal })

/** For the audit trail only: a failure of this call does not hide the PIN. */
export const recordPinSeen = (bff: BffClient, tenantId: TenantId) =>
  bff.call('recordPhonePinSeen', { tenantId }).catch(() => undefined)

/** Updates the PIN's state in the cached user profile from a response of the BFF. */
export function usePinStateUpdate(tenantId: TenantId) {
  const cache = useQueryClient()
  return useCallback(
    ({ version, changedAt }: PinState) => {
      const queryKey = queryKeys.userProfile()
      // Does not refresh the age of the rest of the profile: its seconds count from its own response.
      const updatedAt = cache.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now()
      cache.setQueryData<UserProfile>(
        queryKey,
        (user) =>
          user && {
            ...user,
            businessSystems: user.businessSystems.map((system) =>
              system.tenantId === tenantId
                ? { ...system, phonePin: { ...system.phonePin, version, changedAt } }
                : system,
            ),
          },
        { updatedAt },
      )
    },
    [cache, tenantId],
  )
}

function usePinMutation(tenantId: TenantId) {
  const cache = useQueryClient()
  const { track } = usePortal()
  const update = usePinStateUpdate(tenantId)
  return useMutation({
    // The cache stores a mutation's variables, so it gets a function instead of the PIN.
    mutationFn: (send: () => Promise<PinState>) => send(),
    onSuccess(state) {
      track({ type: 'changePin', isSucceeded: true })
      update(state)
    },
    onError(error) {
      const isOpen = error instanceof SessionEndedError || isStepUpNeeded(error)
      if (!isOpen) track({ type: 'changePin', isSucceeded: false })
      // The stored PIN may have changed elsewhere.
      return cache.invalidateQueries({ queryKey: queryKeys.userProfile() })
    },
  })
}

/** Changes the PIN. The base version of a first PIN is 0. */
export function useChangePin(tenantId: TenantId) {
  const bff = useBff()
  const mutation = usePinMutation(tenantId)
  return {
    ...mutation,
    send: ({ pin }: CallBody<'changePhonePin'>, version: number) =>
      mutation.mutateAsync(() => bff.call('changePhonePin', { body: { pin }, version, tenantId })),
  }
}

/** Requests a random PIN that replaces the present one. */
export function useResetPin(tenantId: TenantId) {
  const bff = useBff()
  const mutation = usePinMutation(tenantId)
  return { ...mutation, send: () => mutation.mutateAsync(() => bff.call('resetPhonePin', { tenantId })) }
}
