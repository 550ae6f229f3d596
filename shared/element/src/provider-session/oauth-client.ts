import { type AppConfig, originsOf } from '@portal/contracts'
import * as oauth from 'oauth4webapi'
import type { KeyStore } from './key-store.ts'
import type { StoredSession } from './session-store.ts'

const TIMEOUT_MS = 10_000

/** Errors of the provider after which the customer must sign in again. */
const SESSION_END_ERRORS = [
  'invalid_grant',
  'login_required',
  'mfa_required',
  'consent_required',
  'interaction_required',
]

/** What a sign-in must bring back to be the one that was begun here. */
export interface SignInSecrets {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
}

export const isSessionEnd = (error: unknown): boolean =>
  error instanceof oauth.ResponseBodyError && SESSION_END_ERRORS.includes(error.error)

export const newSecrets = (statePrefix: string, redirectUri: string): SignInSecrets => ({
  state: statePrefix + oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
  redirectUri,
})

/** Without it, refresh tokens would need a second sign-in. */
const scopesOf = (loginScope: string) =>
  [...new Set(['openid', ...loginScope.split(' ').filter(Boolean), 'offline_access'])].join(' ')

function storedSession(
  response: oauth.TokenEndpointResponse,
  before?: StoredSession,
): StoredSession | undefined {
  const account = oauth.getValidatedIdTokenClaims(response)?.sub ?? before?.account
  if (account === undefined || (before && before.account !== account)) return undefined
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? before?.refreshToken,
    expiresAt: Math.floor(Date.now() / 1000) + (response.expires_in ?? 0),
    isBound: response.token_type === 'dpop',
    account,
  }
}

/** @param isWanted whether tokens are bound to the key of this origin, or bearer tokens */
function createBinding(client: oauth.Client, keys: KeyStore, isWanted: boolean) {
  const binding = async (): Promise<oauth.DPoPRequestOptions> =>
    isWanted ? { DPoP: oauth.DPoP(client, await keys.readOrMake()) } : {}

  return {
    binding,
    /** Sends the request again with the nonce of a provider that asks for one (RFC 9449 section 8). */
    async withNonce<Result>(run: (proof: oauth.DPoPRequestOptions) => Promise<Result>): Promise<Result> {
      const proof = await binding()
      return run(proof).catch((error) => {
        if (oauth.isDPoPNonceError(error)) return run(proof)
        throw error
      })
    },
  }
}

/**
 * The authorization code flow with PKCE of a public client: the only file that imports the sign-in library.
 * @param onUnanswered called when the provider does not answer, or the policy of the page blocks it
 */
export function createOAuthClient(
  { loginProviderDomain, loginClientId, ...config }: AppConfig,
  keys: KeyStore,
  onUnanswered: () => void,
) {
  const [origin = ''] = originsOf(loginProviderDomain)
  const issuer = new URL(`${origin}/`)
  const client: oauth.Client = { client_id: loginClientId }
  const options = () => ({
    signal: AbortSignal.timeout(TIMEOUT_MS),
    [oauth.allowInsecureRequests]: issuer.hostname === 'localhost',
  })

  const { binding, withNonce } = createBinding(client, keys, config.loginDpop)

  /** Read for each use: so an outage shows before the customer leaves the page. */
  async function discover() {
    const response = await oauth.discoveryRequest(issuer, options()).catch((error) => {
      onUnanswered()
      throw error
    })
    return oauth.processDiscoveryResponse(issuer, response)
  }

  return {
    /** @throws Error when the provider cannot be reached */
    async authorizationUrl(
      { state, nonce, verifier, redirectUri }: SignInSecrets,
      parameters: Record<string, string>,
    ) {
      const { authorization_endpoint = '' } = await discover()
      const { DPoP } = await binding()
      const url = new URL(authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: loginClientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: scopesOf(config.loginScope),
        ...(config.loginAudience && { audience: config.loginAudience }),
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(DPoP && { dpop_jkt: await DPoP.calculateThumbprint() }),
        ...parameters,
      }).toString()
      return url.href
    },

    async redeem(parameters: URLSearchParams, secrets: SignInSecrets): Promise<StoredSession> {
      const server = await discover()
      const valid = oauth.validateAuthResponse(server, client, parameters, secrets.state)
      const tokens = await withNonce(async (proof) => {
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          valid,
          secrets.redirectUri,
          secrets.verifier,
          { ...options(), ...proof },
        )
        return oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: secrets.nonce,
          requireIdToken: true,
        })
      })
      const session = storedSession(tokens)
      if (!session) throw new Error('The provider named no customer')
      return session
    },

    async refresh(before: StoredSession & { refreshToken: string }): Promise<StoredSession | undefined> {
      const server = await discover()
      const tokens = await withNonce(async (proof) => {
        const settings = { ...options(), ...proof }
        const { refreshToken } = before
        const response = await oauth.refreshTokenGrantRequest(
          server,
          client,
          oauth.None(),
          refreshToken,
          settings,
        )
        return oauth.processRefreshTokenResponse(server, client, response)
      })
      return storedSession(tokens, before)
    },

    /** @returns the address that ends the provider's own session */
    async signOut(session: StoredSession | undefined, returnTo: string): Promise<string> {
      const server = await discover()
      if (session?.refreshToken) {
        await oauth
          .revocationRequest(server, client, oauth.None(), session.refreshToken, options())
          .catch(() => undefined)
      }
      return `${issuer.href}v2/logout?${new URLSearchParams({ client_id: loginClientId, returnTo })}`
    },
  }
}

export type OAuthClient = ReturnType<typeof createOAuthClient>
