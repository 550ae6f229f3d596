// openid-client is certified by the OpenID Foundation, also for browsers.
import * as oidc from 'openid-client'

const ISSUER = new URL('https://login.example')
const CLIENT_ID = 'solarstadt'
/** The page that the provider returns to, exactly as it is registered for Solarstadt's client. */
const REDIRECT_URI = `${location.origin}/konto/`

const SESSION = 'session'
const VISIT = 'visit'
const REAUTHENTICATED = 'reauthenticated'

interface StoredSession {
  accessToken: string
  refreshToken: string | undefined
  /** Milliseconds since 1970. */
  expiresAt: number
  account: string | undefined
}

/** A sign-in that has begun in this tab. */
interface Visit {
  checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string }
  /** Where the customer was. */
  page: string
  /** What asked for the password again, and for whom. */
  action?: string
  account?: string | undefined
}

const read = <Value>(storage: Storage, key: string): Value | null =>
  JSON.parse(storage.getItem(key) ?? 'null')
const readSession = () => read<StoredSession>(localStorage, SESSION)

const provider = () =>
  oidc.discovery(ISSUER, CLIENT_ID, undefined, oidc.None(), {
    // The provider on this machine has no TLS.
    execute: ISSUER.hostname === 'localhost' ? [oidc.allowInsecureRequests] : [],
  })

/** Keeps a session for all tabs of this browser. A refresh token is good for one use, so the tabs share it. */
function store(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers, account?: string) {
  const session: StoredSession = {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: Date.now() + (tokens.expiresIn() ?? 0) * 1000,
    account: tokens.claims()?.sub ?? account,
  }
  localStorage.setItem(SESSION, JSON.stringify(session))
  return session
}

async function leave(visit: Partial<Visit> = {}, parameters: Record<string, string> = {}) {
  const checks = {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
  }
  const url = oidc.buildAuthorizationUrl(await provider(), {
    redirect_uri: REDIRECT_URI,
    scope: 'openid profile email offline_access',
    audience: 'urn:nordtal:bff',
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...parameters,
  })
  const page = location.pathname + location.hash
  sessionStorage.setItem(VISIT, JSON.stringify({ checks, page, ...visit } satisfies Visit))
  location.assign(url)
}

/** Sends the customer to the sign-in, which returns to this page. */
export const signIn = () => leave()

/** Forgets the customer here and at the provider. */
export function signOut() {
  localStorage.removeItem(SESSION)
  const query = new URLSearchParams({ client_id: CLIENT_ID, returnTo: REDIRECT_URI })
  location.assign(new URL(`/v2/logout?${query}`, ISSUER))
}

/** Ends a sign-in whose answer is in the address, also one that the customer has left. */
async function completeSignIn() {
  const answer = new URL(location.href)
  if (!answer.searchParams.has('state')) return
  const visit = read<Visit>(sessionStorage, VISIT)
  sessionStorage.removeItem(VISIT)
  history.replaceState(null, '', visit?.page ?? REDIRECT_URI)
  // Throws if the state, the nonce or the code is not that of this visit.
  const tokens =
    visit && (await oidc.authorizationCodeGrant(await provider(), answer, visit.checks).catch(() => null))
  if (!tokens) return
  const { account } = store(tokens)
  // Another customer does not continue what the first one began.
  if (visit.action && visit.account === account)
    sessionStorage.setItem(REAUTHENTICATED, JSON.stringify(visit.action))
}

/** Of a session that has ended; an element recognises it by this name. */
const ended = () => Object.assign(new Error('The customer must sign in again'), { name: 'SessionEndedError' })

const bearer = ({ accessToken }: StoredSession) => ({ authorization: `Bearer ${accessToken}` })

/** The session with a token that is valid for another minute and was not refused. */
function readUsable(refused?: Record<string, string>): StoredSession | null {
  const session = readSession()
  if (!session || session.expiresAt < Date.now() + 60_000) return null
  return refused?.authorization === bearer(session).authorization ? null : session
}

/** Renews the session once for all tabs. */
const renew = (refused?: Record<string, string>) =>
  navigator.locks.request(SESSION, async () => {
    // Another tab may have been faster.
    const usable = readUsable(refused)
    if (usable) return usable
    const session = readSession()
    if (!session?.refreshToken) throw ended()
    try {
      return store(await oidc.refreshTokenGrant(await provider(), session.refreshToken), session.account)
    } catch (error) {
      // After any other failure the customer is still signed in.
      if (!(error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant')) throw error
      localStorage.removeItem(SESSION)
      throw ended()
    }
  })

/** The session for the portal's elements, or `null` if nobody is signed in. */
export async function findSession() {
  await completeSignIn()
  const account = readSession()?.account
  if (!account) return null
  return {
    account,
    async authorize(refused?: Record<string, string>) {
      // Another customer may have signed in in another tab.
      if (readSession()?.account !== account) throw ended()
      return bearer(readUsable(refused) ?? (await renew(refused)))
    },
    reauthenticate: (action: string, acrValues?: string) =>
      leave({ action, account }, { prompt: 'login', ...(acrValues && { acr_values: acrValues }) }),
    consumeReauthentication(action: string) {
      if (read(sessionStorage, REAUTHENTICATED) !== action) return false
      sessionStorage.removeItem(REAUTHENTICATED)
      return true
    },
  }
}

export type Session = Awaited<ReturnType<typeof findSession>>
