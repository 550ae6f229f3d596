import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Call, CallProtection } from '@portal/contracts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { type CallGate, limitOf } from '../limits/call-gate.ts'
import type { MockSignIn } from '../mock/mock-mode.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { isThirdBrandCustomer, readsNoBrand } from '../tenant/tenant.rules.ts'
import {
  type Account,
  type AccountState,
  findAccount,
  isAlreadyStored,
  lockAccountState,
} from './account.repository.ts'
import { type Credentials, createReadCredentials, type ProofRules } from './credentials.ts'
import { type GivenProof, invalidProof } from './verify-proof.ts'
import { invalidToken, type SignIn, type VerifyToken } from './verify-token.ts'

/** The account, and what its token says about this sign-in. */
export interface SignedInAccount extends Account {
  /**
   * Seconds since 1970: the time at which the customer must sign in again; undefined if the provider does not send it.
   */
  sessionEndsAt: number | undefined
  /** The provider's session of the call; undefined if the provider does not send it. */
  sessionId: string | undefined
  /** Whether the browser was new to the account. */
  isNewDevice: boolean
}

/** The signed-in person, with or without a customer. */
export interface Caller {
  signIn: SignIn
  account: SignedInAccount | null
}

/**
 * Identifies the caller and checks that the account is usable.
 * @throws `unauthenticated`, `unknown-customer`, `account-deleted`, `account-frozen`, `third-brand` or `unavailable`
 */
export type Authenticate = (request: FastifyRequest, call: GuardedCall) => Promise<Caller>

type GuardedCall = Pick<Call, 'method' | 'public' | 'afterDeletion' | 'withoutAccount' | 'tenant'> &
  Pick<CallProtection, 'refusedWhenFrozen'>

/** The provider may write an instant with fewer digits than the database. */
function later(stored: string | null, claimed: string | undefined): string | null {
  if (claimed === undefined) return stored
  const instant = new Date(claimed).toISOString()
  return stored && stored > instant ? stored : instant
}

/** Access tokens are valid for up to an hour; a sign-out, a new password and an undo take effect at once. */
function isSignedOut({ isSessionEnded, tokensValidFrom }: AccountState, { issuedAt = 0 }: SignIn): boolean {
  return isSessionEnded || (tokensValidFrom !== null && issuedAt * 1000 < Date.parse(tokensValidFrom))
}

/** A new password requires the mailbox, so it proves the owner. */
const isFrozen = ({ frozenAt }: AccountState, lastPasswordResetDate: string | null): boolean =>
  frozenAt !== null && (lastPasswordResetDate === null || lastPasswordResetDate < frozenAt)

function requireEntry(account: AccountState, signIn: SignIn, call: GuardedCall): void {
  if (account.status === 'active' && isSignedOut(account, signIn))
    throw invalidToken('token refused: its session has ended')
  if (account.status !== 'active' && !call.afterDeletion) throw new ProblemError('account-deleted')
  const lastPasswordResetDate = later(account.lastPasswordResetDate, signIn.passwordChangedAt)
  if (call.refusedWhenFrozen && isFrozen(account, lastPasswordResetDate))
    throw new ProblemError('account-frozen')
}

/**
 * Checks a writing call again: it may have waited for its turn and for business systems since its token was checked. A
 * parallel sign-out or report comes entirely before or after the write.
 * @throws `unauthenticated`, `unknown-customer`, `account-deleted` or `account-frozen`
 */
export async function requireEntryStill(trx: Database, { signIn }: Caller, call: GuardedCall): Promise<void> {
  const { subject, sessionId = '' } = signIn
  const state = await lockAccountState(trx, { subject, sessionId })
  if (!state) throw new ProblemError('unknown-customer')
  requireEntry(state, signIn, call)
}

/** Checks the proof while the database answers. So one that is refused is stored too, which harms no other. */
async function findCaller(db: Database, origin: { subject: string; sessionId: string }, proof?: GivenProof) {
  const verify = async () => {
    // The statement is on its way before this thread is busy.
    await nextTurn()
    proof?.check()
  }
  const [account] = await Promise.all([findAccount(db, origin, proof?.id), proof && verify()]).catch(
    (error) => {
      throw proof && isAlreadyStored(error) ? invalidProof('used before') : error
    },
  )
  return account
}

interface Parts {
  verify: VerifyToken
  proofs: ProofRules
  passGate: CallGate
  /** Used for requests without a token, if configured. */
  mockSignIn?: MockSignIn | undefined
}

export function createAuthenticate(
  db: Database,
  { verify, proofs, passGate, mockSignIn }: Parts,
): Authenticate {
  const readCredentials = createReadCredentials(verify, proofs)

  async function credentialsOf(request: FastifyRequest): Promise<Credentials> {
    const { authorization, ...headers } = request.headers
    const persona = authorization === undefined ? mockSignIn?.(headers) : undefined
    if (persona === undefined) return readCredentials(request)
    const now = Date.now() / 1000
    return { signIn: { subject: persona, isPersona: true, authenticatedAt: now, issuedAt: now } }
  }

  return async (request, call) => {
    const { signIn, proof } = await credentialsOf(request)
    const { subject, passwordChangedAt, sessionId, sessionEndsAt } = signIn
    const { isNewDevice = false } = signIn
    // Before the first database query.
    await passGate(limitOf(call), subject)
    const account = await findCaller(db, { subject, sessionId: sessionId ?? '' }, proof)
    if (!account && call.withoutAccount) return { signIn, account: null }
    if (!account) throw new ProblemError('unknown-customer')
    requireEntry(account, signIn, call)
    if (isThirdBrandCustomer(account) && !readsNoBrand(account, call, request.headers))
      throw new ProblemError('third-brand')
    const lastPasswordResetDate = later(account.lastPasswordResetDate, passwordChangedAt)
    const claimed = { sessionId, sessionEndsAt, isNewDevice }
    return { signIn, account: { ...account, ...claimed, lastPasswordResetDate } }
  }
}
