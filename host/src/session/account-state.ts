import { isRefusedAs, useUserProfile } from '@portal/bff-client'
import { type CallResponse, queryKeys, type UserProfile } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { tabStorage } from './tab-storage.ts'

interface KnownProfile {
  data: UserProfile | undefined
  error: unknown
}

const isOfDeleted = ({ data, error }: KnownProfile) =>
  data?.status === 'deletion-pending' || isRefusedAs('account-deleted', error)

/** Whether the customer has requested the deletion. From then on the BFF refuses everything but its state. */
export const useIsAccountDeleted = (): boolean => isOfDeleted(useUserProfile())

/** The same from the cache, without a request. */
function isKnownAsDeleted(cache: QueryClient): boolean {
  const state = cache.getQueryState<UserProfile>(queryKeys.userProfile())
  return state !== undefined && isOfDeleted(state)
}

/** When a deleted account is or was deleted, ISO 8601; null for any other. */
export function knownDeletionTime(cache: QueryClient): string | null {
  if (!isKnownAsDeleted(cache)) return null
  const deletion = cache.getQueryData<CallResponse<'getDeletionStatus'>>(queryKeys.deletionStatus())
  return deletion?.waitsUntil ?? new Date().toISOString()
}

/**
 * Refetches the user profile when another call is refused because the account is deleted, so that an open page notices a
 * deletion elsewhere. Returns the teardown.
 */
export function refreshOnDeletion(cache: QueryClient): () => void {
  const queryKey = queryKeys.userProfile()
  function refresh(error: unknown) {
    if (isRefusedAs('account-deleted', error)) void cache.invalidateQueries({ queryKey })
  }
  const stops = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.query !== cache.getQueryCache().find({ queryKey })) refresh(event.action.error)
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') refresh(event.action.error)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Lets the customer's other browser tabs notice a deletion at once, so that none goes on showing data. Returns the teardown. */
export function shareDeletion(cache: QueryClient, account: string | undefined): () => void {
  if (account === undefined) return () => undefined
  const channel = new BroadcastChannel(`account.deleted ${account}`)
  let isShared = false
  channel.onmessage = () => {
    isShared = true
    void cache.invalidateQueries({ queryKey: queryKeys.userProfile() })
  }
  const stop = cache.getQueryCache().subscribe(() => {
    if (isShared || !isKnownAsDeleted(cache)) return
    isShared = true
    channel.postMessage('deleted')
  })
  return () => {
    stop()
    channel.close()
  }
}

/** Whether the account belongs to no customer yet: the sign-up had no invitation, or none was linked. */
export const useIsAccountUnlinked = () => isRefusedAs('unknown-customer', useUserProfile().error)

/** Stored in this browser tab when a deleted account signs out, until the next sign-in or sign-out: since or from when it is deleted. */
export const GOODBYE = 'goodbye'

/** Stored in this browser tab by any other sign-out, until the next sign-in, whose page then confirms it. */
const SIGNED_OUT = 'signed-out'

export const noteSignOut = (deletedAt: string | null) =>
  tabStorage.set(deletedAt === null ? SIGNED_OUT : GOODBYE, deletedAt ?? '1')

/** @returns once for each sign-out: true */
export function takeSignedOut(): boolean {
  const isSignedOut = tabStorage.get(SIGNED_OUT) !== null
  tabStorage.remove(SIGNED_OUT)
  return isSignedOut
}

/** ISO 8601, later than now if the deletion waits; null without a goodbye. */
export const goodbyeTime = () => tabStorage.get(GOODBYE)
