import { SessionEndedError } from '@portal/bff-client'
import { hasStoredSession, isFresh, readStoredToken } from '@portal/portal/host'
import { withSessionLock } from './session-lock.ts'
import type { SignInProvider } from './sign-in-provider.tsx'

/** Answers of the provider after which only a new sign-in helps. */
const ENDED = [
  'login_required',
  'missing_refresh_token',
  'invalid_grant',
  'mfa_required',
  'consent_required',
  'interaction_required',
]

function isEnded(error: unknown): boolean {
  return error instanceof Error && 'error' in error && ENDED.includes(String(error.error))
}

/** The stored token, unless it must be renewed before it can be sent. */
export function usableToken(refused: string | undefined): string | undefined {
  const stored = readStoredToken()
  return stored && isFresh(stored) && stored.token !== refused ? stored.token : undefined
}

/**
 * Renews the token: once for however many calls and tabs wait for it.
 * @param onEnded called when the customer must sign in again, and for every later call
 */
export function createRenewal(provider: () => Promise<SignInProvider>, onEnded: () => void) {
  let running: Promise<string> | undefined
  let over: 'ended' | 'left' | undefined

  async function renewWith(sdk: SignInProvider, refused: string | undefined): Promise<string> {
    const { getAccessTokenSilently, logout } = sdk
    // Another tab may have been faster, or the SDK itself when it started.
    const token = usableToken(refused)
    if (token) return token
    try {
      // The SDK of a tab that starts renews without this lock, and stores what it got. Only a token that was refused
      // while it lasted must not be taken from there again.
      const isRefused = refused !== undefined && readStoredToken()?.token === refused
      const renewed = await getAccessTokenSilently({ cacheMode: isRefused ? 'off' : 'on' })
      if (!renewed) throw new Error('The provider gave no token')
      return renewed
    } catch (error) {
      if (!isEnded(error)) throw error
      // Without its remains the portal counts as signed out, and the sign-in page does not send the customer back.
      await logout({ openUrl: false })
      over = 'ended'
      onEnded()
      throw new SessionEndedError('The session has ended', { cause: error })
    }
  }

  async function renew(refused: string | undefined): Promise<string> {
    // The SDK starts before it is its turn, so that no other tab waits for its download.
    const sdk = await provider()
    return withSessionLock(() => renewWith(sdk, refused))
  }

  return {
    /** @throws SessionEndedError, also for every call that comes after the end */
    async renew(refused: string | undefined): Promise<string> {
      // The customer may have signed in again in another tab.
      if (over === 'ended' && hasStoredSession()) over = undefined
      if (over === 'ended') onEnded()
      if (over) throw new SessionEndedError()
      running ??= renew(refused).finally(() => {
        running = undefined
      })
      return running
    },
    /** The customer leaves: what still calls must not bring them back. */
    end() {
      over = 'left'
    },
  }
}
