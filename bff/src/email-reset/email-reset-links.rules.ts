import type { CallResponse } from '@portal/contracts'
import { takeBack } from '../account-protection/take-back.rules.ts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { hashOfToken } from '../secret-token.ts'
import { applyAddressChange, canTakeEffect, isOpen } from './apply-address-change.rules.ts'
import {
  type EmailChange,
  findByToken,
  type LinkedChange,
  markTime,
  markUndone,
} from './email-changes.repository.ts'
import { isSameAddress } from './former-addresses.repository.ts'
import { type LinkCaller, refuseUnknownLink } from './link-caller.ts'

type Result = CallResponse<'confirmEmailReset'>

const answers = {
  confirm: { time: 'mailbox_confirmed_at', event: 'email-reset.mailbox-confirmed' },
  agree: { time: 'agreed_at', event: 'email-reset.agreed' },
} as const

/** The change as it is after a mailbox has answered; each mailbox answers for itself only. */
const answeredBy = <Change extends EmailChange>(change: Change, link: LinkedChange['link']): Change => ({
  ...change,
  isMailboxConfirmed: change.isMailboxConfirmed || link === 'confirm',
  isAgreed: change.isAgreed || link === 'agree',
})

/** Which mailbox has not answered yet, and from when on its answer is not needed. */
export function missingAnswer({ isMailboxConfirmed, effectiveFrom }: EmailChange) {
  if (!isMailboxConfirmed) return { missing: 'new' as const }
  return { missing: 'present' as const, ...(effectiveFrom && { effectiveFrom }) }
}

/** Whether the mailbox of the link has answered. */
export const isAnswered = ({ link, isMailboxConfirmed, isAgreed }: LinkedChange) =>
  link === 'confirm' ? isMailboxConfirmed : isAgreed

/**
 * The new mailbox confirms a change, or the present one agrees to it. With both answers it takes effect.
 * @throws `too-many-requests` for unknown tokens
 */
export async function confirmEmailReset(trx: Database, bearer: LinkCaller): Promise<Result> {
  const change = await findByToken(trx, ['confirm', 'agree'], hashOfToken(bearer.token))
  if (!change || change.link === 'undo') return refuseUnknownLink(trx, bearer.address)
  const { customerId, emailChangeId, link, newAddress: eMailAddress } = change
  if (change.isConfirmed) {
    const isCurrent = isSameAddress(eMailAddress, change.currentAddress)
    return isCurrent ? { result: 'already-done', eMailAddress } : { result: 'expired' }
  }
  if (!isOpen(change) || !(change.isInTime || isAnswered(change))) return { result: 'expired' }

  const { requestId } = bearer
  const answered = answeredBy(change, link)
  const isReady = canTakeEffect(answered)
  if (isReady && !(await applyAddressChange(trx, answered, requestId))) return { result: 'in-use' }
  const { time, event } = answers[link]
  if (!isAnswered(change)) {
    await markTime(trx, change, time)
    await recordEvent(trx, { customerId, event, requestId, detail: { emailChangeId } })
  }
  if (isReady) return { result: 'done', eMailAddress }
  return { result: 'waiting', eMailAddress, ...missingAnswer(answered) }
}

/**
 * Returns the account to the old address and locks out the person who changed it.
 * @throws `too-many-requests` for unknown tokens
 */
export async function undoEmailReset(trx: Database, cipher: Cipher, bearer: LinkCaller): Promise<Result> {
  const change = await findByToken(trx, ['undo'], hashOfToken(bearer.token))
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
