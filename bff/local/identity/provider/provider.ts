import { hash } from 'node:crypto'
import Provider, { type Configuration, interactionPolicy, type JWKS } from 'oidc-provider'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import type { Devices } from '../devices/devices.repository.ts'
import type { KnownBrowsers } from '../devices/known-browsers.repository.ts'
import { recordUse } from '../devices/record-use.ts'
import type { Client, IdentitySettings } from '../identity-options.ts'
import { entrancePath } from '../sign-in/sign-in-form.ts'
import { providerErrorPage } from './provider-errors.ts'
import type { ProviderRecords } from './provider-records.repository.ts'
import { accessTokens, grantByItself, refreshTokens, SCOPES, tellSignIn } from './provider-tokens.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface ProviderParts {
  settings: IdentitySettings
  accounts: Accounts
  records: ProviderRecords
  devices: Devices
  knownBrowsers: KnownBrowsers
  signingKeys: JWKS
  cookieKeys: string[]
}

const publicClient = ({ id, redirects }: Client) => ({
  client_id: id,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: redirects,
  // "native" would allow redirects to any port, and so to any program, of this machine.
  application_type: 'web' as const,
})

const managementClient = ({ managementClient: { id, secret } }: IdentitySettings) => ({
  client_id: id,
  client_secret: secret,
  token_endpoint_auth_method: 'client_secret_post' as const,
  grant_types: ['client_credentials'],
  response_types: [],
  redirect_uris: [],
})

/** A sign-up has no name; Auth0 then uses the address. */
const claimsOf = ({ subject: sub, email, emailVerified, name }: Account) => ({
  sub,
  email,
  email_verified: emailVerified,
  name: name || email,
})

const signInOnly = () => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

/** oidc-provider in the shape of an Auth0 tenant: the same routes, parameters and tokens. */
export const createProvider = (parts: ProviderParts) => {
  const { settings, accounts, records, devices, knownBrowsers, signingKeys, cookieKeys } = parts
  const configuration: Configuration = {
    adapter: records.adapterFor,
    clients: [...[...settings.clients.values()].map(publicClient), managementClient(settings)],
    jwks: signingKeys,
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
    },
    cookies: {
      keys: cookieKeys,
      // Cookies ignore ports: on localhost these share one jar with the portal's.
      names: { session: 'identity_session', interaction: 'identity_login', resume: 'identity_resume' },
    },
    scopes: SCOPES,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'ext-signed-out'],
    interactions: { policy: signInOnly(), url: (_ctx, { uid, params }) => entrancePath(uid, params) },
    clientBasedCORS: (_ctx, origin, { clientId }) =>
      settings.clients.get(clientId)?.origins.includes(origin) ?? false,
    loadExistingGrant: grantByItself(settings.audience),
    ...refreshTokens,
    async findAccount(_ctx, subject) {
      const account = await accounts.findBySubject(subject)
      if (!account) return undefined
      return { accountId: subject, claims: () => claimsOf(account) }
    },
    renderError: (ctx, out, error) => providerErrorPage(settings, ctx, out, error),
    extraTokenClaims: tellSignIn(accounts, devices),
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      // A browser whose clock is wrong gets a nonce instead (RFC 9449 section 8).
      dPoP: { enabled: true, nonceSecret: hash('sha256', `nonces ${cookieKeys[0]}`, 'buffer') },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, { clientId }, token) => token.clientId === clientId,
      },
      resourceIndicators: accessTokens.resourceIndicators(settings),
    },
    formats: { customizers: { jwt: accessTokens.inAuth0Shape(settings) } },
    ttl: {
      AccessToken: (ctx) => Math.min(settings.accessTokenSeconds, accessTokens.secondsUntilSessionEnd(ctx)),
      ClientCredentials: HOUR,
      AuthorizationCode: MINUTE,
      IdToken: 10 * HOUR,
      Interaction: HOUR,
      Session: DAY,
      RefreshToken: accessTokens.secondsUntilSessionEnd,
      // Outlives the refresh tokens that hang on it, whenever in its life they were given out.
      Grant: 365 * DAY,
    },
  }
  const provider = new Provider(settings.issuer, configuration)
  provider.use(recordUse({ devices, knownBrowsers, records }))
  return provider
}
