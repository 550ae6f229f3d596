import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { createProviderKeys, jwksUrlOf } from '../authentication/provider-keys.ts'
import type { Provider } from '../authentication/verify-token.ts'

const BACKCHANNEL_LOGOUT = 'http://schemas.openid.net/event/backchannel-logout'

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const LogoutTokenSchema = v.pipe(
  v.object({
    sub: v.string(),
    iat: v.number(),
    sid: v.optional(v.string()),
    events: v.object({ [BACKCHANNEL_LOGOUT]: v.object({}) }),
    // An ID token must not pass for a logout token.
    nonce: v.optional(v.never()),
  }),
  v.transform(({ sub, iat, sid }) => ({ subject: sub, issuedAt: iat, sessionId: sid })),
)

export type LogoutNotice = v.InferOutput<typeof LogoutTokenSchema>

/** Returns the ended session. Throws for anything but a logout token of the provider for one of these clients. */
export type VerifyLogoutToken = (token: string) => Promise<LogoutNotice>

/** OpenID Connect Back-Channel Logout 1.0, section 2.6. Replays have no further effect, so their ids are not stored. */
export function createVerifyLogoutToken({
  issuer,
  clientIds,
  ...provider
}: Omit<Provider, 'audience'>): VerifyLogoutToken {
  const keys = createProviderKeys(jwksUrlOf({ issuer, ...provider }), provider.logger)
  const requires = {
    issuer,
    audience: clientIds,
    algorithms: ['RS256'],
    maxTokenAge: '5 minutes',
    clockTolerance: 5,
  }
  return async (token) => v.parse(LogoutTokenSchema, (await jwtVerify(token, keys, requires)).payload)
}
