import { type CallResponse, canonicalEmailAddress } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { hashOfToken } from '../secret-token.ts'
import { type EmailChange, findByToken, markConfirmed, markUndone } from './email-changes.repository.ts'
import { moveToAddress } from './sign-in-address.repository.ts'

type Result = CallResponse<'confirmEmailReset'>

/** Who brings the secret from a mail is not signed in, and known by it alone. */
export interface LinkBearer {
  token: string
  /** Where the call comes from. */
  address: string
  requestId: string
}

const unknownTokens: Limit = { name: 'email-reset.unknown-token', most: 20, withinSeconds: 600 }

/** @throws `too-many-requests` */
async function refuseUnknown(trx: Database, address: string): Promise<Result> {
  await takeAttempt(trx, unknownTokens, address)
  return { result: 'unknown' }
}

const isSameAddress = (one: string, other: string) =>
  canonicalEmailAddress(one) === canonicalEmailAddress(other)

/** Of a link that did its work before; one whose address does not count any more is as good as over. */
const alreadyDone = (change: EmailChange, address: string): Result =>
  isSameAddress(change.currentAddress, address)
    ? { result: 'already-done', eMailAddress: change.currentAddress }
    : { result: 'expired' }

const recordLink = (trx: Database, { customerId, emailChangeId }: EmailChange, event: string, id: string) =>
  recordEvent(trx, { customerId, event, requestId: id, detail: { emailChangeId } })

/**
 * The new address counts from now on, unless the identity provider refuses it. It is asked next, and what came of it is
 * told by mail.
 * @throws `too-many-requests` for unknown tokens
 */
export async function confirmEmailReset(trx: Database, bearer: LinkBearer): Promise<Result> {
  const change = await findByToken(trx, 'confirm', hashOfToken(bearer.token))
  if (!change) return refuseUnknown(trx, bearer.address)
  const { customerId, emailChangeId, subject, newAddress } = change
  if (change.isConfirmed) return alreadyDone(change, newAddress)
  if (!change.isInTime || !change.isActive) return { result: 'expired' }
  if (!(await moveToAddress(trx, customerId, newAddress))) return { result: 'in-use' }

  await markConfirmed(trx, change)
  await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'confirm' })
  await recordLink(trx, change, 'email-reset.confirmed', bearer.requestId)
  return { result: 'done', eMailAddress: newAddress }
}

/** The old address counts again, whatever was changed since. @throws `too-many-requests` for unknown tokens */
export async function undoEmailReset(trx: Database, bearer: LinkBearer): Promise<Result> {
  const change = await findByToken(trx, 'undo', hashOfToken(bearer.token))
  if (!change) return refuseUnknown(trx, bearer.address)
  const { customerId, emailChangeId, subject, oldAddress } = change
  if (change.isUndone) return alreadyDone(change, oldAddress)
  if (!change.isInTime || !change.isActive) return { result: 'expired' }
  if (!(await moveToAddress(trx, customerId, oldAddress))) return { result: 'in-use' }

  await markUndone(trx, change)
  await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'undo' })
  await recordLink(trx, change, 'email-reset.undone', bearer.requestId)
  return { result: 'done', eMailAddress: oldAddress }
}
