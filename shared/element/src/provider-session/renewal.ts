import { SessionEndedError } from '@portal/bff-client'
import { isSessionEnd, type OAuthClient } from './oauth-client.ts'
import { isFresh, type SessionStore, type StoredSession } from './session-store.ts'

/**
 * Returns a token that was not refused, and renews it once for all elements and tabs.
 * @param onEnded called when the customer must sign in again
 */
export function createRenewal(client: OAuthClient, store: SessionStore, onEnded: () => void) {
  function usable(refused: string | undefined): StoredSession | undefined {
    const stored = store.read()
    return stored && isFresh(stored) && stored.accessToken !== refused ? stored : undefined
  }

  async function refresh(): Promise<StoredSession | undefined> {
    const stored = store.read()
    if (!stored?.refreshToken) return undefined
    try {
      return await client.refresh({ ...stored, refreshToken: stored.refreshToken })
    } catch (error) {
      if (!isSessionEnd(error)) throw error
      return undefined
    }
  }

  async function renew(refused: string | undefined): Promise<StoredSession> {
    const renewed = usable(refused) ?? (await refresh())
    if (renewed) {
      store.write(renewed)
      return renewed
    }
    store.write(undefined)
    onEnded()
    throw new SessionEndedError()
  }

  /** @throws SessionEndedError, or another error if the provider cannot be reached */
  return async (refused: string | undefined): Promise<string> => {
    const { accessToken } = usable(refused) ?? (await store.lock(() => renew(refused)))
    return accessToken
  }
}
