import { isRefusedAs, useUserProfile } from '@portal/bff-client'
import { queryKeys, type UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'

interface KnownProfile {
  data: UserProfile | undefined
  error: unknown
}

const isOfDeleted = ({ data, error }: KnownProfile) =>
  data?.status === 'deletion-pending' || isRefusedAs('account-deleted', error)

/** Whether the deletion was asked for, here or anywhere else: from then on the BFF refuses everything but its state. */
export const useIsAccountDeleted = (): boolean => isOfDeleted(useUserProfile())

/** The same, without asking for anything. */
export function isKnownAsDeleted(cache: QueryClient): boolean {
  const state = cache.getQueryState<UserProfile>(queryKeys.userProfile())
  return state !== undefined && isOfDeleted(state)
}

/**
 * Asks for the user profile anew when any other call is refused because the account is deleted, so that an open page
 * knows of what happened elsewhere. Returns the undo.
 */
export function noticeDeletion(cache: QueryClient): () => void {
  const queryKey = queryKeys.userProfile()
  function notice(error: unknown) {
    if (isRefusedAs('account-deleted', error)) void cache.invalidateQueries({ queryKey })
  }
  const undo = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.query !== cache.getQueryCache().find({ queryKey })) notice(event.action.error)
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error)
    }),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
