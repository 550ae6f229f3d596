import type { AppConfig } from '@portal/contracts'
import { hasStoredSession, readStoredAccount } from '@portal/portal'
import { askProvider } from './ask-provider.ts'
import { dropErrand, keepErrand, takeReturnedErrand } from './errand.ts'
import type { HostSession } from './host-session.ts'
import { createRenewal, usableToken } from './renewal.ts'
import { keepReturnTarget } from './return-target.ts'
import { withSessionLock } from './session-lock.ts'
import { SignInNotConfiguredError } from './sign-in-problem.ts'

/**
 * The session at the configured provider. Sign-in is installed only if domain and client id are both set; without it
 * every attempt throws.
 * @param onEnded is told when the customer must sign in again
 */
export function createProviderSession(config: AppConfig, onEnded: () => void): HostSession {
  const provider = once(async () => {
    if (!config.loginProviderDomain || !config.loginClientId) throw new SignInNotConfiguredError()
    const { startSignInProvider } = await import('./sign-in-provider.tsx')
    return startSignInProvider(config)
  })
  const { renew, end } = createRenewal(provider, onEnded)
  let errand = takeReturnedErrand()

  return {
    get signedIn() {
      return hasStoredSession()
    },
    get account() {
      return readStoredAccount()
    },
    async authorize(refused) {
      const token = refused?.authorization?.replace('Bearer ', '')
      return { authorization: `Bearer ${usableToken(token) ?? (await renew(token))}` }
    },
    async signIn(returnTo) {
      dropErrand()
      keepReturnTarget(returnTo)
      const { loginWithRedirect } = await provider()
      // In place of this page, which would send who comes Back to the provider again.
      const openUrl = (url: string) => location.replace(url)
      await withSessionLock(() => loginWithRedirect({ openUrl }))
    },
    async signInAgain(name) {
      await askProvider(config.loginProviderDomain)
      const { loginWithRedirect, user } = await provider()
      keepReturnTarget(location.pathname + location.search + location.hash)
      keepErrand(name, readStoredAccount() ?? '')
      const openUrl = (url: string) => location.assign(url)
      // The provider's own session would answer without asking for the password.
      const asked = { prompt: 'login' as const, ...(user?.email && { login_hint: user.email }) }
      await withSessionLock(() => loginWithRedirect({ openUrl, authorizationParams: asked }))
      // The page is being left. The browser may bring it back as it was.
      await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
    },
    takeErrand(name) {
      if (errand !== name) return false
      errand = null
      return true
    },
    async completeSignIn() {
      const { error } = await provider()
      if (error) throw error
    },
    async signOut(forget) {
      await askProvider(config.loginProviderDomain)
      const { logout } = await provider()
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
