import { useUserProfile } from '@portal/bff-client'
import { type ProblemCode, queryKeys } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'

/** In the shared cache the error may be that of a remote, whose class of errors is another one. */
const isAccountDeleted = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === ('account-deleted' satisfies ProblemCode)

/** Whether the deletion was asked for, here or anywhere else: from then on the BFF refuses everything but its state. */
export function useIsAccountDeleted(): boolean {
  const { data: profile, error } = useUserProfile()
  return profile?.status === 'deletion-pending' || isAccountDeleted(error)
}

/**
 * Asks for the user profile anew when any other call is refused because the account is deleted, so that an open page
 * knows of what happened elsewhere. Returns the undo.
 */
export function noticeDeletion(cache: QueryClient): () => void {
  const queryKey = queryKeys.userProfile()
  function notice(error: unknown) {
    if (isAccountDeleted(error)) void cache.invalidateQueries({ queryKey })
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
