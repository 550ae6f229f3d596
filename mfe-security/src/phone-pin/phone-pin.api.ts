import { type BffClient, SessionEndedError, useBff } from '@portal/bff-client'
import { type CallBody, queryKeys, type TenantId, type UserProfile } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** What may be known of a PIN without it. */
interface PinState {
  version: number
  changedAt: string | null
}

/** The PIN itself. No query: the cache, which all remotes share, must not hold it. */
export const readPhonePin = (bff: BffClient, tenantId: TenantId, signal: AbortSignal) =>
  bff.call('getPhonePin', { tenantId, signal })

/** For the trail alone: whoever has asked for the PIN sees it, whatever becomes of this call. */
export const recordPinSeen = (bff: BffClient, tenantId: TenantId) =>
  bff.call('recordPhonePinSeen', { tenantId }).catch(() => undefined)

/** Makes what stands in the user profile of the brand's PIN follow what the BFF has just said. */
export function usePinStateUpdate(tenantId: TenantId) {
  const cache = useQueryClient()
  return useCallback(
    ({ version, changedAt }: PinState) => {
      const queryKey = queryKeys.userProfile()
      // The rest of it is as old as before: what it says in seconds is counted from its answer.
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
    // The cache stores what a mutation is given, so it is given no PIN but what sends it.
    mutationFn: (send: () => Promise<PinState>) => send(),
    onSuccess(state) {
      track({ type: 'changePin', isSucceeded: true })
      update(state)
    },
    onError(error) {
      if (!(error instanceof SessionEndedError)) track({ type: 'changePin', isSucceeded: false })
      // Whatever was refused, what is stored now may be something else.
      return cache.invalidateQueries({ queryKey: queryKeys.userProfile() })
    },
  })
}

/** Changes the PIN to one of the customer's own choice, over a version that is 0 for the first one. */
export function useChangePin(tenantId: TenantId) {
  const bff = useBff()
  const mutation = usePinMutation(tenantId)
  return {
    ...mutation,
    send: ({ pin }: CallBody<'changePhonePin'>, version: number) =>
      mutation.mutateAsync(() => bff.call('changePhonePin', { body: { pin }, version, tenantId })),
  }
}

/** Asks for a random PIN in the place of the present one. */
export function useResetPin(tenantId: TenantId) {
  const bff = useBff()
  const mutation = usePinMutation(tenantId)
  return { ...mutation, send: () => mutation.mutateAsync(() => bff.call('resetPhonePin', { tenantId })) }
}
