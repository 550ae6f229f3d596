import { tokenClaims } from '@portal/contracts'
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { Devices } from '../devices/devices.repository.ts'
import type { IdentitySettings } from '../identity-options.ts'
import { managementAudience } from '../management-api/management-token.ts'

/** From the password on. Rotation does not lengthen it: after that the customer signs in again. */
const SESSION_SECONDS = 14 * 24 * 60 * 60

export const SCOPES = ['openid', 'profile', 'email', 'offline_access']
const SCOPE = SCOPES.join(' ')

/** A refresh token that takes the place of another one lasts no longer than that one would have. */
const secondsUntilSessionEnd = ({ oidc }: KoaContextWithOIDC): number =>
  oidc.entities.RotatedRefreshToken?.remainingTTL ?? SESSION_SECONDS

type Customizer = NonNullable<NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt']>
type ResourceIndicators = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>

/** The token endpoint drops unknown parameters, but stores the raw body. */
const askedAudience = ({ oidc }: KoaContextWithOIDC): string | undefined => {
  const isForItself = oidc.params?.grant_type === 'client_credentials'
  const audience = isForItself ? oidc.body?.audience : oidc.params?.audience
  return typeof audience === 'string' ? audience : undefined
}

/** Auth0 names the API in `audience`, RFC 8707 in `resource`; the provider supports only the latter. */
const resourceIndicators = (settings: IdentitySettings): ResourceIndicators => ({
  enabled: true,
  defaultResource: (ctx, _client, oneOf) => oneOf ?? askedAudience(ctx),
  useGrantedResource: () => true,
  getResourceServerInfo(_ctx, resource, { clientId }) {
    const { audience, managementClient } = settings
    const [api, scope] =
      clientId === managementClient.id ? [managementAudience(settings), ''] : [audience, SCOPE]
    if (resource !== api) throw new errors.InvalidTarget()
    return { scope, audience: api, accessTokenFormat: 'jwt' }
  },
})

const inAuth0Shape =
  ({ audience, issuer }: IdentitySettings): Customizer =>
  (_ctx, { kind }, jwt) => {
    const { client_id: azp, jti: _jti, ...payload } = jwt.payload
    jwt.header = { typ: 'JWT' }
    jwt.payload =
      kind === 'ClientCredentials'
        ? { ...payload, sub: `${azp}@clients`, azp, gty: 'client-credentials' }
        : { ...payload, aud: [audience, `${issuer}userinfo`], azp }
  }

/**
 * The claims that an action of an Auth0 tenant adds after the sign-in: `event.user.last_password_reset`, the address, the session
 * that the token comes from, until when it can be renewed, when the password was given for it, and what for.
 */
export const tellSignIn =
  (accounts: Accounts, devices: Devices): NonNullable<Configuration['extraTokenClaims']> =>
  async (ctx, token) => {
    const subject = 'accountId' in token ? token.accountId : undefined
    if (!subject) return undefined
    const { AuthorizationCode, RefreshToken } = ctx.oidc.entities
    const origin = AuthorizationCode ?? RefreshToken
    const account = await accounts.findBySubject(subject)
    return {
      [tokenClaims.passwordChangedAt]: await accounts.passwordChangedAt(subject),
      [tokenClaims.authenticatedAt]: origin?.authTime,
      [tokenClaims.acr]: origin?.acr,
      [tokenClaims.email]: account?.email,
      [tokenClaims.emailVerified]: account?.emailVerified,
      [tokenClaims.sessionExpiresAt]: Math.floor(Date.now() / 1000) + secondsUntilSessionEnd(ctx),
      [tokenClaims.sessionId]: origin?.sessionUid,
      [tokenClaims.newDevice]: origin?.sessionUid ? await devices.isNew(origin.sessionUid) : undefined,
    }
  }

export const accessTokens = { resourceIndicators, inAuth0Shape, secondsUntilSessionEnd }

/** The clients are the company's own sites and need no consent page, so each sign-in makes its own grant. */
export const grantByItself =
  (audience: string): NonNullable<Configuration['loadExistingGrant']> =>
  async ({ oidc }) => {
    const { client, provider, session } = oidc
    if (!client || !session?.accountId) return undefined

    const { accountId } = session
    const { clientId } = client
    const grantId = session.grantIdFor(clientId)
    const known = grantId ? await provider.Grant.find(grantId) : undefined
    if (known?.accountId === accountId) return known

    const grant = new provider.Grant({ clientId, accountId })
    grant.addOIDCScope(SCOPE)
    grant.addResourceScope(audience, SCOPE)
    await grant.save()
    return grant
  }

export const refreshTokens: Pick<
  Configuration,
  'issueRefreshToken' | 'rotateRefreshToken' | 'expiresWithSession'
> = {
  // By default only with `prompt=consent` (OpenID Connect Core section 11), which Auth0's SDK does not send.
  issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: () => true,
  expiresWithSession: () => false,
}
