import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { tokenClaims } from '@portal/contracts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { seedPeople } from '../local/seed/people.ts'
import { subjectOf } from '../local/seed/seed.repository.ts'
import type { SeedPerson } from '../local/seed/seed-person.ts'
import { listen } from './listen.ts'
import { THIS_SESSION } from './test-sign-ins.ts'

export const AUDIENCE = 'urn:nordtal:bff'
/** The portal's client and that of another site: in access tokens, and the audience of logout tokens. */
export const CLIENT_IDS = ['nordtal-portal', 'solarstadt']

export interface TokenOptions {
  issuer?: string
  audience?: string
  /** The application that got the token; by default the portal's. */
  client?: string
  /** A span such as `1h` or `-1m`, or `never`. */
  expiresAt?: string
  /** The claim with the time of the password change. */
  passwordChangedAt?: unknown
  /** Seconds since 1970; by default now. */
  authenticatedAt?: unknown
  /** What the password was entered for; left out by default. */
  acr?: string | undefined
  /** Seconds since 1970; left out by default. */
  sessionEndsAt?: number
  /** The claim of the customer's address; omitted by default. */
  eMailAddress?: string
  /** False by default. */
  isNewDevice?: boolean
  /** True by default. */
  isEMailAddressConfirmed?: boolean
  /** The session's claim; null omits it. */
  sessionId?: string | null
  /** Seconds since 1970; by default now. */
  issuedAt?: number
  /** The key that the token is bound to; a bearer token by default. */
  thumbprint?: string
}

interface LogoutTokenOptions {
  issuer?: string
  audience?: string
  sessionId?: string
  /** Seconds since 1970; by default now. */
  issuedAt?: number
  claims?: Record<string, unknown>
}

export function personCalled(firstName: string): SeedPerson {
  const person = seedPeople.find(({ name }) => name.startsWith(firstName))
  if (!person) throw new Error(`The seed has no person called ${firstName}`)
  return person
}

/** The subject of a seeded person by first name. */
export const subjectOfPerson = (firstName: string): string => subjectOf(personCalled(firstName))

/** A test identity provider: a key, served as a JWKS, and tokens signed with it. */
export async function startTestProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] }
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(jwks))
  })
  const issuer = `${(await listen(server)).url}/`

  const tokenFor = (subject: string, { expiresAt = '1h', ...options }: TokenOptions = {}) => {
    const { passwordChangedAt, authenticatedAt = Math.floor(Date.now() / 1000) } = options
    const { sessionId = THIS_SESSION } = options
    const claims = {
      [tokenClaims.passwordChangedAt]: passwordChangedAt,
      [tokenClaims.authenticatedAt]: authenticatedAt,
      [tokenClaims.acr]: options.acr,
      [tokenClaims.email]: options.eMailAddress,
      [tokenClaims.sessionExpiresAt]: options.sessionEndsAt,
      [tokenClaims.newDevice]: options.isNewDevice ?? false,
      [tokenClaims.emailVerified]: options.isEMailAddressConfirmed ?? true,
      ...(sessionId && { [tokenClaims.sessionId]: sessionId }),
      ...(options.thumbprint && { cnf: { jkt: options.thumbprint } }),
    }
    const token = new SignJWT({ azp: options.client ?? 'nordtal-portal', ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'test' })
      .setSubject(subject)
      .setIssuer(options.issuer ?? issuer)
      .setAudience([options.audience ?? AUDIENCE, `${issuer}userinfo`])
      .setIssuedAt(options.issuedAt)
    if (expiresAt !== 'never') token.setExpirationTime(expiresAt)
    return token.sign(privateKey)
  }

  /** OpenID Connect Back-Channel Logout 1.0, section 2.4. */
  const logoutTokenFor = (subject: string, options: LogoutTokenOptions = {}) =>
    new SignJWT({
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      jti: randomUUID(),
      ...(options.sessionId && { sid: options.sessionId }),
      ...options.claims,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: 'test' })
      .setSubject(subject)
      .setIssuer(options.issuer ?? issuer)
      .setAudience(options.audience ?? 'nordtal-portal')
      .setIssuedAt(options.issuedAt)
      .sign(privateKey)

  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { issuer, tokenFor, logoutTokenFor, publicKey, close }
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>
