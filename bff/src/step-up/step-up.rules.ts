import { type CallName, protectionOf } from '@portal/contracts'
import type { Caller } from '../authentication/authenticate.ts'
import type { SignIn } from '../authentication/verify-token.ts'
import type { CheckedInput } from '../call-input.ts'
import type { Database } from '../database/open-database.ts'
import { digestOf } from '../idempotency/run-once.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import {
  insertStepUpRequest,
  isAnswered,
  type StepUpRequest,
  takeStepUpRequest,
} from './step-up-requests.repository.ts'

/** Uses the password up: in the transaction of a write, so that a failed write does not ask for it again. */
export type TakeStepUp = (trx: Database) => Promise<void>

const noStepUp: TakeStepUp = async () => {}

interface Deed {
  name: CallName
  signIn: SignIn
  input: CheckedInput
}

/** The nonce is long and random, so a body with few possible values, such as a PIN, cannot be guessed from the stored hash. */
const requestOf = (nonce: string, { name, signIn, input }: Deed): StepUpRequest => ({
  nonceHash: hashOfToken(nonce),
  requestHash: digestOf([nonce, signIn.subject, signIn.clientId ?? ''], name, input),
})

function nonceIn({ acr = '' }: SignIn, name: CallName): string | undefined {
  const prefix = `${name}.`
  return acr.startsWith(prefix) ? acr.slice(prefix.length) : undefined
}

/** As long as a request of this BFF would be open. */
const BOUND_SIGN_IN_SECONDS = 15 * 60

/** A sign-in that began with a secret of the call itself, and named its hash. The secret can be used once. */
function isBoundSignIn({ name, signIn, input: { body } }: Deed, nonce: string): boolean {
  const { signInBoundBy } = protectionOf(name)
  if (!signInBoundBy || signIn.authenticatedAt === undefined) return false
  const secret = (body as Record<string, unknown> | undefined)?.[signInBoundBy]
  const isRecent = signIn.authenticatedAt > Date.now() / 1000 - BOUND_SIGN_IN_SECONDS
  return isRecent && typeof secret === 'string' && nonce === hashOfToken(secret)
}

const refusal = (challenge: string) =>
  new ProblemError('sign-in-too-old', {
    // RFC 9470 section 3.
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_user_authentication"${challenge}` },
  })

async function refuse(db: Database, deed: Deed): Promise<never> {
  const nonce = newToken()
  await insertStepUpRequest(db, { subject: deed.signIn.subject, ...requestOf(nonce, deed) })
  throw refusal(`, acr_values="${deed.name}.${nonce}"`)
}

/**
 * Requires that the password was entered for this very call: neither a stranger at an open browser nor a script in the
 * page can do that, however fresh the sign-in is.
 * @throws `sign-in-too-old` with the value that the new sign-in has to carry
 */
export async function requireStepUp(
  db: Database,
  { name, caller, input }: Omit<Deed, 'signIn'> & { caller: Caller | null },
): Promise<TakeStepUp> {
  if (!caller || !protectionOf(name).stepUp || caller.signIn.isPersona) return noStepUp
  const { signIn } = caller
  const deed = { name, signIn, input }
  const nonce = nonceIn(signIn, name)
  if (nonce === undefined || signIn.authenticatedAt === undefined) return refuse(db, deed)
  if (isBoundSignIn(deed, nonce)) return noStepUp
  const request = requestOf(nonce, deed)
  if (!(await isAnswered(db, request, signIn.authenticatedAt))) return refuse(db, deed)
  return async (trx) => {
    // A parallel call has used it. The next one gets a new challenge: this transaction is rolled back.
    if (!(await takeStepUpRequest(trx, request))) throw refusal('')
  }
}
