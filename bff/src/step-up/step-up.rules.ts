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

/** The hash of the secret in the body that binds the sign-in to the call; undefined for calls without one. */
function bindingOf({ name, input: { body } }: Deed): string | undefined {
  const { signInBoundBy } = protectionOf(name)
  return signInBoundBy && hashOfToken(String((body as Record<string, unknown>)[signInBoundBy]))
}

/** As long as a request of this BFF would be open. */
const isRecent = ({ authenticatedAt = 0 }: SignIn) => authenticatedAt > Date.now() / 1000 - 15 * 60

/** RFC 9470 section 3, in the scheme of the token. */
function refusal({ keyThumbprint }: SignIn, acrValues?: string): ProblemError {
  const scheme = keyThumbprint === undefined ? 'Bearer' : 'DPoP'
  const challenge = acrValues ? `, acr_values="${acrValues}"` : ''
  return new ProblemError('sign-in-too-old', {
    headers: { 'WWW-Authenticate': `${scheme} error="insufficient_user_authentication"${challenge}` },
  })
}

async function refuse(db: Database, deed: Deed): Promise<never> {
  const nonce = newToken()
  await insertStepUpRequest(db, { subject: deed.signIn.subject, ...requestOf(nonce, deed) })
  throw refusal(deed.signIn, `${deed.name}.${nonce}`)
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
  const binding = bindingOf(deed)
  if (binding) {
    if (nonce === binding && isRecent(signIn)) return noStepUp
    throw refusal(signIn, `${name}.${binding}`)
  }
  if (nonce === undefined || signIn.authenticatedAt === undefined) return refuse(db, deed)
  const request = requestOf(nonce, deed)
  if (!(await isAnswered(db, request, signIn.authenticatedAt))) return refuse(db, deed)
  return async (trx) => {
    // A parallel call has used it. The next one gets a new challenge: this transaction is rolled back.
    if (!(await takeStepUpRequest(trx, request))) throw refusal(signIn)
  }
}
