import { SessionEndedError } from '@portal/bff-client'
import { findSignInCause } from '@portal/portal/host'
import { isSessionEnd, type OAuthClient } from './oauth-client.ts'
import { isFresh, type SessionStore, type StoredSession } from './session-store.ts'
import type { SignInNote } from './sign-in-state.ts'

/**
 * Returns a token that was not refused, and renews it once for all elements and tabs.
 * @param onEnded called with the reason when the customer must sign in again
 */
export function createRenewal(client: OAuthClient, store: SessionStore, onEnded: (note: SignInNote) => void) {
  function usable(refused: string | undefined): StoredSession | undefined {
    const stored = store.read()
    return stored && isFresh(stored) && stored.accessToken !== refused ? stored : undefined
  }

  /** @returns the new session, or why there is none */
  async function refresh(): Promise<StoredSession | SignInNote> {
    const stored = store.read()
    if (!stored?.refreshToken) return 'ended'
    try {
      return (await client.refresh({ ...stored, refreshToken: stored.refreshToken })) ?? 'ended'
    } catch (error) {
      if (isSessionEnd(error)) return 'ended'
      // Each call would fail until the clock is right. Only the sign-in can tell the customer.
      if (findSignInCause(error) === 'wrong-clock') return 'wrong-clock'
      throw error
    }
  }

  async function renew(refused: string | undefined): Promise<StoredSession> {
    const renewed = usable(refused) ?? (await refresh())
    if (typeof renewed === 'object') {
      store.write(renewed)
      return renewed
    }
    store.write(undefined)
    onEnded(renewed)
    throw new SessionEndedError()
  }

  /** @throws SessionEndedError, or another error if the provider cannot be reached */
  return async (refused: string | undefined): Promise<StoredSession> =>
    usable(refused) ?? store.lock(() => renew(refused))
}
