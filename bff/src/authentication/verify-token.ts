import { hash } from 'node:crypto'
import { tokenClaims } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { ProblemError } from '../problem/problem-error.ts'
import { createProviderKeys, jwksUrlOf } from './provider-keys.ts'

export interface SignIn {
  subject: string
  /** The application that got the token; undefined in mock mode. */
  clientId?: string
  /** True in mock mode, which has no provider that could ask for a password. */
  isPersona?: true
  /** What the password was entered for, as `acr` of RFC 9068; undefined if for nothing but a sign-in. */
  acr?: string | undefined
  /** ISO 8601; undefined for the first password or if the provider does not send it. */
  passwordChangedAt?: string | undefined
  /**
   * Seconds since 1970: the last time that the customer entered the password; undefined if the provider does not send
   * it.
   */
  authenticatedAt?: number | undefined
  /** Seconds since 1970: the time of issue; undefined if the provider does not send it. */
  issuedAt?: number | undefined
  /** The sign-in address; undefined if the provider does not send it. */
  eMailAddress?: string | undefined
  /** Whether the address is confirmed at the provider; false if the provider does not send it. */
  isEMailAddressConfirmed?: boolean
  /** Whether the browser was new to the account; false if the provider does not send it. */
  isNewDevice?: boolean
  /**
   * Seconds since 1970: the time at which the customer must sign in again; undefined if the provider does not send it.
   */
  sessionEndsAt?: number | undefined
  /** The provider's session of the token; undefined if the provider does not send it. */
  sessionId?: string | undefined
  /** The key that the token is bound to (RFC 9449 section 6.1); undefined for a bearer token. */
  keyThumbprint?: string | undefined
}

/** Returns the sign-in. Throws `unauthenticated`, or `unavailable` if the provider's keys cannot be read. */
export type VerifyToken = (token: string) => Promise<SignIn>

const EmailAddress = v.fallback(v.optional(v.pipe(v.string(), v.email())), undefined)
const ChangedAt = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined)
const Seconds = v.fallback(v.optional(v.number()), undefined)
const Acr = v.fallback(v.optional(v.string()), undefined)
const SessionId = v.fallback(v.optional(v.string()), undefined)

/** A token that outlives the sign-in's renewal period is the last one. */
function sessionEndOf({ exp = 0, ...claims }: JWTPayload): number | undefined {
  const renewableUntil = v.parse(Seconds, claims[tokenClaims.sessionExpiresAt])
  return renewableUntil && Math.max(renewableUntil, exp)
}

/** RFC 9068 names it `client_id`, Auth0 `azp`. */
const clientOf = ({ azp, client_id = azp }: JWTPayload): string => String(client_id)

/** A token that is bound in another way has a thumbprint that no key has, so it is always refused. */
const thumbprintOf = ({ cnf }: JWTPayload): string | undefined =>
  cnf === undefined ? undefined : String(Object(cnf).jkt)

const signInOf = (payload: JWTPayload): SignIn => ({
  subject: String(payload.sub),
  clientId: clientOf(payload),
  issuedAt: payload.iat,
  passwordChangedAt: v.parse(ChangedAt, payload[tokenClaims.passwordChangedAt]),
  authenticatedAt: v.parse(Seconds, payload[tokenClaims.authenticatedAt]),
  acr: v.parse(Acr, payload[tokenClaims.acr]),
  eMailAddress: v.parse(EmailAddress, payload[tokenClaims.email]),
  isEMailAddressConfirmed: payload[tokenClaims.emailVerified] === true,
  isNewDevice: payload[tokenClaims.newDevice] === true,
  sessionEndsAt: sessionEndOf(payload),
  sessionId: v.parse(SessionId, payload[tokenClaims.sessionId]),
  keyThumbprint: thumbprintOf(payload),
})

export interface Provider {
  issuer: string
  audience: string
  /** The portal's client and those of other sites: a token that any other application got is refused. */
  clientIds: string[]
  /** The address of the provider's keys; below the issuer by default, as at Auth0. */
  jwksUrl?: string | undefined
  logger: Pick<FastifyBaseLogger, 'warn'>
}

export const invalidToken = (log: string) =>
  new ProblemError('unauthenticated', {
    log,
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** A page sends one token with many calls. A withdrawn key stays valid no longer than this. */
const REMEMBERED_MS = 60_000
const MAX_REMEMBERED = 10_000

/** Sign-ins by the digest of their token, so that no token stays in memory after its call. */
function createMemory() {
  const known = new LRUCache<string, SignIn>({ max: MAX_REMEMBERED })
  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    recall: (token: string) => known.get(keyOf(token)),
    keep(token: string, signIn: SignIn, expiresAtSeconds: number) {
      const ttl = Math.min(REMEMBERED_MS, expiresAtSeconds * 1000 - Date.now())
      if (ttl > 0) known.set(keyOf(token), signIn, { ttl })
    },
  }
}

/** The keys could not be fetched, so the token is not at fault. */
const isProviderFailure = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC'

/** An issuer may give a token for this audience to each application that it knows. */
function requireClient(payload: JWTPayload, clientIds: string[]): void {
  if (clientIds.includes(clientOf(payload))) return
  throw new errors.JWTClaimValidationFailed('unexpected client', payload, 'client_id', 'check_failed')
}

/** RFC 9068 section 4, with a fixed algorithm: a token must not choose it (RFC 8725 section 3.1). */
export function createVerifyToken({ issuer, audience, clientIds, jwksUrl, logger }: Provider): VerifyToken {
  const keys = createProviderKeys(jwksUrlOf({ issuer, jwksUrl }), logger)
  const requires = {
    issuer,
    audience,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp'],
    // Ended sessions are remembered for an hour longer.
    maxTokenAge: '24 hours',
    clockTolerance: 5,
  }
  const memory = createMemory()

  return async (token) => {
    const known = memory.recall(token)
    if (known) return known
    try {
      const { payload } = await jwtVerify(token, keys, requires)
      requireClient(payload, clientIds)
      const signIn = signInOf(payload)
      memory.keep(token, signIn, Number(payload.exp))
      return signIn
    } catch (error) {
      if (isProviderFailure(error)) {
        throw new ProblemError('unavailable', { log: "the provider's keys cannot be read", cause: error })
      }
      throw invalidToken(`token refused: ${error instanceof errors.JOSEError ? error.code : 'unknown'}`)
    }
  }
}
