import { bearerHeaders } from '@portal/bff-client'
import type { AppConfig } from '@portal/contracts'
import { hasStoredSession, readStoredAccount } from '@portal/portal/host'
import { askProvider } from './ask-provider.ts'
import { GOODBYE } from './goodbye.ts'
import type { HostSession } from './host-session.ts'
import { discardPendingAction, savePendingAction, takeResumedAction } from './pending-action.ts'
import { createRenewal, usableToken } from './renewal.ts'
import { keepReturnTarget } from './return-target.ts'
import { withSessionLock } from './session-lock.ts'
import { SignInNotConfiguredError } from './sign-in-not-configured-error.ts'
import type { SignInProvider } from './sign-in-provider.tsx'
import { tabStorage } from './tab-storage.ts'

/**
 * The session at the configured provider. Sign-in is installed only if domain and client id are both set; without it
 * every attempt throws.
 * @param onEnded called when the customer must sign in again
 */
export function createProviderSession(config: AppConfig, onEnded: () => void): HostSession {
  const provider = once(async () => {
    if (!config.loginProviderDomain || !config.loginClientId) throw new SignInNotConfiguredError()
    const { startSignInProvider } = await import('./sign-in-provider.tsx')
    return startSignInProvider(config)
  })
  const reachProvider = async () => {
    await askProvider(config.loginProviderDomain)
    return provider()
  }
  const { renew, end } = createRenewal(provider, onEnded)
  let resumedAction = takeResumedAction()

  async function reauthenticate(action: string) {
    const { loginWithRedirect, user } = await reachProvider()
    keepReturnTarget(location.pathname + location.search + location.hash)
    savePendingAction(action, readStoredAccount() ?? '')
    // The provider's own session would answer without asking for the password.
    await leave(loginWithRedirect, { prompt: 'login', ...(user?.email && { login_hint: user.email }) })
  }

  function consumeReauthentication(action: string) {
    if (resumedAction !== action) return false
    resumedAction = null
    return true
  }

  return {
    get signedIn() {
      return hasStoredSession()
    },
    get account() {
      return readStoredAccount()
    },
    async authorize(refused) {
      const token = refused?.authorization?.replace('Bearer ', '')
      return bearerHeaders(usableToken(token) ?? (await renew(token)))
    },
    async signIn(returnTo) {
      discardPendingAction()
      keepReturnTarget(returnTo)
      const { loginWithRedirect } = await provider()
      // In place of this page, which would send who comes Back to the provider again.
      const openUrl = (url: string) => location.replace(url)
      await withSessionLock(() => loginWithRedirect({ openUrl }))
    },
    async signInAs(returnTo, parameters) {
      const { loginWithRedirect } = await reachProvider()
      discardPendingAction()
      keepReturnTarget(returnTo)
      await leave(loginWithRedirect, parameters)
    },
    reauthenticate,
    consumeReauthentication,
    signInAgain: reauthenticate,
    takeErrand: consumeReauthentication,
    async completeSignIn() {
      const { error } = await provider()
      if (error) throw error
      tabStorage.remove(GOODBYE)
    },
    async signOut(forget) {
      const { logout } = await reachProvider()
      await withSessionLock(async () => {
        end()
        forget()
        await logout({ logoutParams: { returnTo: location.origin } })
        // Until the page is left no other tab may sign in: the provider's session would bring the customer back.
        await new Promise(() => undefined)
      })
    },
  }
}

/** By a new entry in the history, so that Back leads to where the customer was. */
async function leave(
  loginWithRedirect: SignInProvider['loginWithRedirect'],
  authorizationParams: Record<string, string>,
): Promise<void> {
  const openUrl = (url: string) => location.assign(url)
  await withSessionLock(() => loginWithRedirect({ openUrl, authorizationParams }))
  // The page is being left. The browser may bring it back as it was.
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    made.catch(() => {
      made = undefined
    })
    return made
  }
}
