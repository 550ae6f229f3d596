import { UserManager, WebStorageStateStore } from 'oidc-client-ts'

/** The page that the provider returns to. It is registered for Solarstadt's client. */
const ACCOUNT_PAGE = '/konto/'
const REAUTHENTICATED = 'reauthenticated'

const store = new WebStorageStateStore({ store: sessionStorage })
const manager = new UserManager({
  authority: 'https://login.example',
  client_id: 'solarstadt',
  redirect_uri: location.origin + ACCOUNT_PAGE,
  scope: 'openid profile email offline_access',
  extraQueryParams: { audience: 'urn:nordtal:bff' },
  automaticSilentRenew: false,
  userStore: store,
  stateStore: store,
})

interface Visit {
  /** Where the customer was. */
  page: string
  /** What asked for the password again, and for whom. */
  action?: string
  account?: string
}

const thisPage = () => location.pathname + location.hash

/** Sends the customer to the sign-in, which returns to this page. */
export const signIn = () => manager.signinRedirect({ state: { page: thisPage() } satisfies Visit })

/** Forgets the customer here and at the provider. */
export async function signOut() {
  await manager.removeUser()
  const returnTo = location.origin + ACCOUNT_PAGE
  location.assign(
    `https://login.example/v2/logout?${new URLSearchParams({ client_id: 'solarstadt', returnTo })}`,
  )
}

/** Ends a sign-in whose answer is in the address, also one that the customer has left. */
async function completeSignIn() {
  const answer = new URLSearchParams(location.search)
  if (!answer.has('state')) return
  const user = await manager.signinRedirectCallback().catch(() => undefined)
  const visit = user?.state as Visit | undefined
  history.replaceState(null, '', visit?.page ?? ACCOUNT_PAGE)
  if (visit?.action && visit.account === user?.profile.sub)
    sessionStorage.setItem(REAUTHENTICATED, visit.action)
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The session for the portal's elements, or `null` if nobody is signed in. */
export async function findSession() {
  await completeSignIn()
  const signedIn = await manager.getUser()
  if (!signedIn) return null
  const account = signedIn.profile.sub
  return {
    account,
    async authorize(refused?: Record<string, string>) {
      let user = await manager.getUser()
      const isRefused = user && refused?.authorization === bearer(user.access_token).authorization
      if (user?.expired || isRefused) user = await manager.signinSilent()
      if (!user) throw new Error('The customer must sign in again')
      return bearer(user.access_token)
    },
    async reauthenticate(action: string) {
      await manager.signinRedirect({
        prompt: 'login',
        state: { page: thisPage(), action, account } satisfies Visit,
      })
    },
    consumeReauthentication(action: string) {
      if (sessionStorage.getItem(REAUTHENTICATED) !== action) return false
      sessionStorage.removeItem(REAUTHENTICATED)
      return true
    },
  }
}

export type Session = Awaited<ReturnType<typeof findSession>>
