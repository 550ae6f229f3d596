import { SessionEndedError } from '@portal/bff-client'
import { hasStoredSession, isFresh, readStoredToken, type StoredToken } from '@portal/portal/host'
import { withSessionLock } from './session-lock.ts'
import type { SignInProvider } from './sign-in-provider.tsx'

/** Errors of the provider after which the customer must sign in again. */
const SESSION_END_ERRORS = [
  'login_required',
  'missing_refresh_token',
  'invalid_grant',
  'mfa_required',
  'consent_required',
  'interaction_required',
  // The sign-in tells the customer.
  'wrong_clock',
]

function isEnded(error: unknown): boolean {
  return error instanceof Error && 'error' in error && SESSION_END_ERRORS.includes(String(error.error))
}

/** The stored token, unless it has expired or was refused. */
export function usableToken(refused: string | undefined): StoredToken | undefined {
  const stored = readStoredToken()
  return stored && isFresh(stored) && stored.token !== refused ? stored : undefined
}

/**
 * Renews the token once for all waiting calls and tabs.
 * @param onEnded called when the customer must sign in again, and for every later call
 */
export function createRenewal(provider: () => Promise<SignInProvider>, onEnded: () => void) {
  let running: Promise<StoredToken> | undefined
  let stopped: 'ended' | 'left' | undefined

  async function renewWith(sdk: SignInProvider, refused: string | undefined): Promise<StoredToken> {
    const { getAccessTokenSilently, logout } = sdk
    // Another tab may have renewed it, or the SDK when it started.
    const token = usableToken(refused)
    if (token) return token
    try {
      // The SDK of a starting tab renews without this lock and stores the token. Only a token that was refused before it
      // expired must not be read from the SDK's cache.
      const isRefused = refused !== undefined && readStoredToken()?.token === refused
      await getAccessTokenSilently({ cacheMode: isRefused ? 'off' : 'on' })
      const renewed = readStoredToken()
      if (!renewed) throw new Error('The provider sent no token')
      return renewed
    } catch (error) {
      if (!isEnded(error)) throw error
      // Deletes the stored session: else the sign-in page would take the customer for signed in.
      await logout({ openUrl: false })
      stopped = 'ended'
      onEnded()
      throw new SessionEndedError('The session has ended', { cause: error })
    }
  }

  async function renew(refused: string | undefined): Promise<StoredToken> {
    // The SDK loads before the lock, so that no other tab waits for its download.
    const sdk = await provider()
    return withSessionLock(() => renewWith(sdk, refused))
  }

  return {
    /** @throws SessionEndedError, also for every call after the end */
    async renew(refused: string | undefined): Promise<StoredToken> {
      // The customer may have signed in again in another tab.
      if (stopped === 'ended' && hasStoredSession()) stopped = undefined
      if (stopped === 'ended') onEnded()
      if (stopped) throw new SessionEndedError()
      running ??= renew(refused).finally(() => {
        running = undefined
      })
      return running
    },
    /** Stops renewals, because a running call must not sign the customer in again. */
    end() {
      stopped = 'left'
    },
  }
}
