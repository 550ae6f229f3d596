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
  /** ISO 8601; undefined when the provider does not say, or the password is the first one. */
  passwordChangedAt?: string | undefined
  /** Seconds since 1970 at which the customer last gave the password; undefined when the provider does not say. */
  authenticatedAt?: number | undefined
  /** Seconds since 1970 at which the token was issued; undefined when the provider does not say. */
  issuedAt?: number | undefined
  /** The address that the customer signs in with; undefined when the provider does not say. */
  eMailAddress?: string | undefined
  /** Whether the provider knows that the address is the customer's; false when it does not say. */
  isEMailAddressConfirmed?: boolean
  /** Whether the account did not know the browser; false when the provider does not say. */
  isNewDevice?: boolean
  /** Seconds since 1970 from which on the customer must sign in again; undefined when the provider does not say. */
  sessionEndsAt?: number | undefined
  /** The provider's session that the token comes from; undefined when the provider does not say. */
  sessionId?: string | undefined
}

/** Gives who signed in. Throws `unauthenticated`, or `unavailable` when the provider's keys cannot be read. */
export type VerifyToken = (token: string) => Promise<SignIn>

const EmailAddress = v.fallback(v.optional(v.pipe(v.string(), v.email())), undefined)
const ChangedAt = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined)
const Seconds = v.fallback(v.optional(v.number()), undefined)
const SessionId = v.fallback(v.optional(v.string()), undefined)

/** A token that is good for longer than the sign-in can be renewed is the last one. */
function sessionEndOf({ exp = 0, ...claims }: JWTPayload): number | undefined {
  const renewableUntil = v.parse(Seconds, claims[tokenClaims.sessionExpiresAt])
  return renewableUntil && Math.max(renewableUntil, exp)
}

const signInOf = (payload: JWTPayload): SignIn => ({
  subject: String(payload.sub),
  issuedAt: payload.iat,
  passwordChangedAt: v.parse(ChangedAt, payload[tokenClaims.passwordChangedAt]),
  authenticatedAt: v.parse(Seconds, payload[tokenClaims.authenticatedAt]),
  eMailAddress: v.parse(EmailAddress, payload[tokenClaims.email]),
  isEMailAddressConfirmed: payload[tokenClaims.emailVerified] === true,
  isNewDevice: payload[tokenClaims.newDevice] === true,
  sessionEndsAt: sessionEndOf(payload),
  sessionId: v.parse(SessionId, payload[tokenClaims.sessionId]),
})

export interface Provider {
  issuer: string
  audience: string
  /** Where the provider's keys are; by default below the issuer, as Auth0 has it. */
  jwksUrl?: string | undefined
  logger: Pick<FastifyBaseLogger, 'warn'>
}

export const invalidToken = (log: string) =>
  new ProblemError('unauthenticated', {
    log,
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/** A page sends one token with many calls. A key that is withdrawn counts no longer than this. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000

/** Sign-ins by the digest of their token, so that no token lies in memory longer than its call. */
function createMemory() {
  const known = new LRUCache<string, SignIn>({ max: MOST_REMEMBERED })
  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    recall: (token: string) => known.get(keyOf(token)),
    keep(token: string, signIn: SignIn, expiresAtSeconds: number) {
      const ttl = Math.min(REMEMBERED_MS, expiresAtSeconds * 1000 - Date.now())
      if (ttl > 0) known.set(keyOf(token), signIn, { ttl })
    },
  }
}

/** These say that the keys could not be had, which is no fault of the token. */
const isProviderFailure = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC'

/** RFC 9068 section 4, with the algorithm fixed: a token must not choose it (RFC 8725 section 3.1). */
export function createVerifyToken({ issuer, audience, jwksUrl, logger }: Provider): VerifyToken {
  const keys = createProviderKeys(jwksUrlOf({ issuer, jwksUrl }), logger)
  const demands = {
    issuer,
    audience,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp'],
    clockTolerance: 5,
  }
  const memory = createMemory()

  return async (token) => {
    const known = memory.recall(token)
    if (known) return known
    try {
      const { payload } = await jwtVerify(token, keys, demands)
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
