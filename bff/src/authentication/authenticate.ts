import type { Call, CallProtection } from '@portal/contracts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/open-database.ts'
import type { CallGate } from '../limits/call-gate.ts'
import type { MockSignIn } from '../mock/mock-mode.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { isThirdBrandCustomer } from '../tenant/tenant.rules.ts'
import { type Account, type AccountState, findAccount, holdAccountState } from './account.repository.ts'
import { invalidToken, type SignIn, type VerifyToken } from './verify-token.ts'

/** The account, and what its token says of this sign-in. */
export interface SignedInAccount extends Account {
  /** Seconds since 1970 at which the password was last given; undefined when the provider does not say. */
  authenticatedAt: number | undefined
  /** Seconds since 1970 from which on the customer must sign in again; undefined when the provider does not say. */
  sessionEndsAt: number | undefined
  /** The session of the provider that the call comes from; undefined when the provider does not say. */
  sessionId: string | undefined
  /** Whether the account did not know the browser. */
  isNewDevice: boolean
}

/** Who has signed in, customer or not. */
export interface Caller {
  signIn: SignIn
  account: SignedInAccount | null
}

/**
 * Finds out who calls, and whether they still may.
 * @throws `unauthenticated`, `unknown-customer`, `account-deleted`, `account-frozen`, `third-brand` or `unavailable`
 */
export type Authenticate = (request: FastifyRequest, call: GuardedCall) => Promise<Caller>

type GuardedCall = Pick<Call, 'method' | 'public' | 'afterDeletion' | 'withoutAccount'> &
  Pick<CallProtection, 'refusedWhenFrozen'>

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

function bearerToken(header: string | undefined): string {
  if (header === undefined) {
    // RFC 6750 section 3.1: without a token the answer carries no error code.
    throw new ProblemError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const token = BEARER.exec(header)?.[1]
  if (!token) throw invalidToken('token refused: not a bearer token')
  return token
}

/** The provider may write an instant with fewer digits than the database. */
function later(stored: string | null, told: string | undefined): string | null {
  if (told === undefined) return stored
  const instant = new Date(told).toISOString()
  return stored && stored > instant ? stored : instant
}

/** Access tokens are good for up to an hour; a sign-out, a new password and an undo count at once. */
function isSignedOut({ isSessionEnded, tokensValidFrom }: AccountState, { issuedAt = 0 }: SignIn): boolean {
  return isSessionEnded || (tokensValidFrom !== null && issuedAt * 1000 < Date.parse(tokensValidFrom))
}

/** A new password takes the mailbox, so it shows the owner. */
const isFrozen = ({ frozenAt }: AccountState, lastPasswordResetDate: string | null): boolean =>
  frozenAt !== null && (lastPasswordResetDate === null || lastPasswordResetDate < frozenAt)

function demandEntry(account: AccountState, signIn: SignIn, call: GuardedCall): void {
  if (account.status === 'active' && isSignedOut(account, signIn))
    throw invalidToken('token refused: its session has ended')
  if (account.status !== 'active' && !call.afterDeletion) throw new ProblemError('account-deleted')
  const lastPasswordResetDate = later(account.lastPasswordResetDate, signIn.passwordChangedAt)
  if (call.refusedWhenFrozen && isFrozen(account, lastPasswordResetDate))
    throw new ProblemError('account-frozen')
}

/**
 * Once more where a call writes: since its token was checked it may have waited for its turn and for business systems. A
 * sign-out or report at the same time comes wholly before or after the write.
 * @throws `unauthenticated`, `unknown-customer`, `account-deleted` or `account-frozen`
 */
export async function demandEntryStill(trx: Database, { signIn }: Caller, call: GuardedCall): Promise<void> {
  const { subject, sessionId = '' } = signIn
  const state = await holdAccountState(trx, { subject, sessionId })
  if (!state) throw new ProblemError('unknown-customer')
  demandEntry(state, signIn, call)
}

interface Parts {
  verify: VerifyToken
  passGate: CallGate
  /** Asked for requests without a token, where it is configured. */
  mockSignIn?: MockSignIn | undefined
}

export function createAuthenticate(db: Database, { verify, passGate, mockSignIn }: Parts): Authenticate {
  async function signInOf({ authorization, ...headers }: FastifyRequest['headers']): Promise<SignIn> {
    const persona = authorization === undefined ? mockSignIn?.(headers) : undefined
    return persona === undefined
      ? verify(bearerToken(authorization))
      : { subject: persona, authenticatedAt: Date.now() / 1000, issuedAt: Date.now() / 1000 }
  }

  return async (request, call) => {
    const signIn = await signInOf(request.headers)
    const { subject, passwordChangedAt, authenticatedAt, sessionId, sessionEndsAt } = signIn
    const { isNewDevice = false } = signIn
    // Before the database is asked for anything.
    await passGate(call, subject)
    const account = await findAccount(db, { subject, sessionId: sessionId ?? '' })
    if (!account && call.withoutAccount) return { signIn, account: null }
    if (!account) throw new ProblemError('unknown-customer')
    demandEntry(account, signIn, call)
    if (isThirdBrandCustomer(account)) throw new ProblemError('third-brand')
    const lastPasswordResetDate = later(account.lastPasswordResetDate, passwordChangedAt)
    const told = { authenticatedAt, sessionId, sessionEndsAt, isNewDevice }
    return { signIn, account: { ...account, ...told, lastPasswordResetDate } }
  }
}
