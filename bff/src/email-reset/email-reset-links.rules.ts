import type { CallResponse } from '@portal/contracts'
import { takeBack } from '../account-protection/take-back.rules.ts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { hashOfToken } from '../secret-token.ts'
import { findByToken, markConfirmed, markUndone } from './email-changes.repository.ts'
import { findFormerAddresses, isSameAddress } from './former-addresses.repository.ts'
import { type LinkCaller, refuseUnknownLink } from './link-caller.ts'
import { moveToAddress } from './sign-in-address.repository.ts'

type Result = CallResponse<'confirmEmailReset'>

/**
 * Makes the new address the sign-in address, unless the identity provider refuses it. The provider is called next, and
 * mails report its result.
 * @throws `too-many-requests` for unknown tokens
 */
export async function confirmEmailReset(trx: Database, bearer: LinkCaller): Promise<Result> {
  const change = await findByToken(trx, 'confirm', hashOfToken(bearer.token))
  if (!change) return refuseUnknownLink(trx, bearer.address)
  const { customerId, emailChangeId, subject, newAddress, currentAddress } = change
  if (change.isConfirmed) {
    const isCurrent = isSameAddress(newAddress, currentAddress)
    return isCurrent ? { result: 'already-done', eMailAddress: newAddress } : { result: 'expired' }
  }
  if (!change.isInTime || change.status !== 'active') return { result: 'expired' }
  if (!(await moveToAddress(trx, customerId, newAddress))) return { result: 'in-use' }

  const formers = await findFormerAddresses(trx, customerId)
  await markConfirmed(trx, change, currentAddress)
  // Back to a mailbox that outranks the present one: nothing remains that could be undone.
  const former = formers.find(({ eMailAddress }) => isSameAddress(eMailAddress, newAddress))
  if (former) await markUndone(trx, { customerId, emailChangeId: former.emailChangeId })
  await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'confirm' })
  const { requestId } = bearer
  const detail = { emailChangeId }
  await recordEvent(trx, { customerId, event: 'email-reset.confirmed', requestId, detail })
  return { result: 'done', eMailAddress: newAddress }
}

/**
 * Returns the account to the old address and locks out the person who changed it.
 * @throws `too-many-requests` for unknown tokens
 */
export async function undoEmailReset(trx: Database, cipher: Cipher, bearer: LinkCaller): Promise<Result> {
  const change = await findByToken(trx, 'undo', hashOfToken(bearer.token))
  if (!change) return refuseUnknownLink(trx, bearer.address)
  const { oldAddress, currentAddress } = change
  if (change.isUndone && isSameAddress(oldAddress, currentAddress)) {
    return { result: 'already-done', eMailAddress: oldAddress }
  }
  if (!change.isInTime) return { result: 'expired' }
  const { requestId } = bearer
  const owner = { ...change, mailbox: oldAddress }
  const caseNumber = await takeBack(trx, cipher, owner, { about: 'email-changed', requestId })
  if (caseNumber === undefined) return { result: 'expired' }
  if (caseNumber === 'in-use') return { result: 'in-use' }
  // Also if the account was back already: the link has done its work.
  await markUndone(trx, change)
  return { result: 'done', eMailAddress: oldAddress, caseNumber }
}
