import { type CallResponse, canonicalEmailAddress } from '@portal/contracts'
import { secureAccount } from '../account-protection/secure-account.rules.ts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { hashOfToken } from '../secret-token.ts'
import { type EmailChange, findByToken, markConfirmed, markUndone } from './email-changes.repository.ts'
import { type LinkCaller, refuseUnknownLink } from './link-caller.ts'
import { moveToAddress } from './sign-in-address.repository.ts'

type Result = CallResponse<'confirmEmailReset'>

const isSameAddress = (one: string, other: string) =>
  canonicalEmailAddress(one) === canonicalEmailAddress(other)

/** The outcome of a used link; it has expired if its address is no longer the sign-in address. */
const alreadyDone = (change: EmailChange, address: string): Result =>
  isSameAddress(change.currentAddress, address)
    ? { result: 'already-done', eMailAddress: change.currentAddress }
    : { result: 'expired' }

const recordLink = (
  trx: Database,
  { customerId, emailChangeId }: Pick<EmailChange, 'customerId' | 'emailChangeId'>,
  event: string,
  id: string,
) => recordEvent(trx, { customerId, event, requestId: id, detail: { emailChangeId } })

/**
 * Makes the new address the sign-in address, unless the identity provider refuses it. The provider is called next, and
 * mails report its result.
 * @throws `too-many-requests` for unknown tokens
 */
export async function confirmEmailReset(trx: Database, bearer: LinkCaller): Promise<Result> {
  const change = await findByToken(trx, 'confirm', hashOfToken(bearer.token))
  if (!change) return refuseUnknownLink(trx, bearer.address)
  const { customerId, emailChangeId, subject, newAddress } = change
  if (change.isConfirmed) return alreadyDone(change, newAddress)
  if (!change.isInTime || !change.isActive) return { result: 'expired' }
  if (!(await moveToAddress(trx, customerId, newAddress))) return { result: 'in-use' }

  await markConfirmed(trx, change)
  await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'confirm' })
  await recordLink(trx, change, 'email-reset.confirmed', bearer.requestId)
  return { result: 'done', eMailAddress: newAddress }
}

type Undone = Pick<EmailChange, 'customerId' | 'emailChangeId' | 'subject' | 'oldAddress'>

/**
 * Makes the old address the sign-in address again and undoes later changes; the identity provider is called next.
 * @returns false if another account uses the old address now
 */
export async function undoAddressChange(trx: Database, change: Undone, requestId: string): Promise<boolean> {
  const { customerId, emailChangeId, subject, oldAddress } = change
  if (!(await moveToAddress(trx, customerId, oldAddress))) return false
  await markUndone(trx, change)
  await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'undo' })
  await recordLink(trx, change, 'email-reset.undone', requestId)
  return true
}

/**
 * Makes the old address the sign-in address again and locks out the person who changed it.
 * @throws `too-many-requests` for unknown tokens
 */
export async function undoEmailReset(trx: Database, cipher: Cipher, bearer: LinkCaller): Promise<Result> {
  const change = await findByToken(trx, 'undo', hashOfToken(bearer.token))
  if (!change) return refuseUnknownLink(trx, bearer.address)
  const { customerId, subject, oldAddress } = change
  if (change.isUndone) return alreadyDone(change, oldAddress)
  if (!change.isInTime || !change.isActive) return { result: 'expired' }
  const { requestId } = bearer
  if (!(await undoAddressChange(trx, change, requestId))) return { result: 'in-use' }
  const caseNumber = await secureAccount(
    trx,
    cipher,
    { customerId, subject },
    { about: 'email-changed', requestId },
  )
  return { result: 'done', eMailAddress: oldAddress, caseNumber }
}
