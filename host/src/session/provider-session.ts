import type { AppConfig } from '@portal/contracts'
import { withLoadTimeout } from '@portal/federation/loading'
import {
  hasStoredSession,
  readStoredAccount,
  SignInError,
  type StoredToken,
  storedHeaders,
  untilLeft,
} from '@portal/portal/host'
import { GOODBYE, takeSignedOut } from './account-state.ts'
import type { HostSession } from './host-session.ts'
import { loadSignInProvider } from './load-sign-in-provider.ts'
import { discardPendingAction, savePendingAction, takeResumedAction } from './pending-action.ts'
import { assertProviderIsReachable } from './provider-reachability.ts'
import { createRenewal, usableToken } from './renewal.ts'
import { saveReturnTarget } from './return-target.ts'
import { withSessionLock } from './session-lock.ts'
import type { SignInProvider } from './sign-in-provider.tsx'
import { tabStorage } from './tab-storage.ts'

/**
 * The session at the configured provider. Without domain or client id every sign-in rejects with `not-configured`.
 * @param onEnded called when the customer must sign in again
 */
export function createProviderSession(config: AppConfig, onEnded: () => void): HostSession {
  const isConfigured = config.loginProviderDomain && config.loginClientId
  const provider = once(async () => {
    if (!isConfigured)
      throw new SignInError('not-configured', { cause: 'loginProviderDomain or loginClientId is missing' })
    const { startSignInProvider } = await withLoadTimeout(loadSignInProvider()).catch((cause) => {
      throw new SignInError('script-blocked', { cause })
    })
    return startSignInProvider(config)
  })
  const reachableProvider = async () => {
    const [sdk] = await Promise.all([
      provider(),
      isConfigured && assertProviderIsReachable(config.loginProviderDomain),
    ])
    return sdk
  }
  const { renew, end } = createRenewal(provider, onEnded)
  let resumedAction = takeResumedAction()
  /** Milliseconds by which the clock of the BFF is ahead, known once it has refused a call. */
  let clockOffset = 0

  async function reauthenticate(action: string, acrValues?: string) {
    const sdk = await reachableProvider()
    const email = await currentAddress(sdk)
    saveReturnTarget(location.pathname + location.search + location.hash)
    savePendingAction(action, readStoredAccount() ?? '')
    // Else the provider's own session would skip the password.
    await leave(sdk.loginWithRedirect, {
      prompt: 'login',
      ...(email && { login_hint: email }),
      ...(acrValues && { acr_values: acrValues }),
    })
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
    async authorize(refused, call) {
      const token = refused?.authorization?.replace(/^\w+ /, '')
      if (call?.date) clockOffset = Date.parse(call.date) - Date.now()
      const headersOf = (stored: StoredToken) => storedHeaders(stored, call, Date.now() + clockOffset)
      const usable = usableToken(token)
      const headers = usable && (await headersOf(usable))
      if (headers) return headers
      // The browser may have deleted the key: then this ends the session.
      const renewed = await headersOf(await renew(usable?.token ?? token))
      if (!renewed) throw new Error('The key of the token is missing')
      return renewed
    },
    async signIn(returnTo) {
      discardPendingAction()
      saveReturnTarget(returnTo)
      const { loginWithRedirect } = await reachableProvider()
      // Replaces this page, which would redirect to the provider again after Back.
      const openUrl = (url: string) => location.replace(url)
      // Auth0 hands parameters with this prefix to the templates of its pages.
      const authorizationParams = { ...(takeSignedOut() && { 'ext-signed-out': '1' }), ...shownBrand() }
      await withSessionLock(() => loginWithRedirect({ openUrl, authorizationParams }))
      await untilLeft()
    },
    async signInAs(returnTo, parameters) {
      const { loginWithRedirect } = await reachableProvider()
      discardPendingAction()
      saveReturnTarget(returnTo)
      await leave(loginWithRedirect, parameters)
    },
    reauthenticate,
    consumeReauthentication,
    async completeSignIn() {
      const { error } = await provider()
      if (error) throw error
      tabStorage.remove(GOODBYE)
    },
    async signOut(forget) {
      const { logout } = await reachableProvider()
      await withSessionLock(async () => {
        end()
        forget()
        await logout({ logoutParams: { returnTo: location.origin } })
        // Holds the lock meanwhile: another tab would sign the customer in again by the provider's session.
        await untilLeft()
      })
    },
  }
}

/** Asks the provider: the stored sign-in still names the address from before a change. */
async function currentAddress({ getAccessTokenSilently, getIdTokenClaims }: SignInProvider) {
  await withSessionLock(() => getAccessTokenSilently({ cacheMode: 'off' })).catch(() => undefined)
  return (await getIdTokenClaims())?.email
}

/** The provider shows its pages in the brand of this one. */
function shownBrand(): Record<string, string> {
  const { theme } = document.documentElement.dataset
  return theme ? { 'ext-brand': theme } : {}
}

/** Leaves with a new history entry, so that Back returns to this page. */
async function leave(
  loginWithRedirect: SignInProvider['loginWithRedirect'],
  authorizationParams: Record<string, string>,
): Promise<void> {
  const openUrl = (url: string) => location.assign(url)
  await withSessionLock(() =>
    loginWithRedirect({ openUrl, authorizationParams: { ...authorizationParams, ...shownBrand() } }),
  )
  await untilLeft()
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
