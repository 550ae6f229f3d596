import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { findEmailChange } from './email-change-mails.repository.ts'
import { type EmailChange, lockChange, markTime, markUndone } from './email-changes.repository.ts'
import { findFormerAddresses, isSameAddress } from './former-addresses.repository.ts'
import { moveToAddress } from './sign-in-address.repository.ts'

/** A change that has ended can neither be confirmed nor agreed to. A report ends it, so a frozen account has none. */
export const isOpen = ({ status, isPending }: EmailChange) => status === 'active' && isPending

/** The new mailbox has confirmed, and the present one has agreed or has had 72 hours to stop the change. */
export const canTakeEffect = (change: EmailChange) =>
  change.isMailboxConfirmed && (change.isAgreed || change.isEffective)

/**
 * Makes the new address the sign-in address, unless the identity provider refuses it. The provider is called next, and
 * mails report its result.
 * @returns false if another account uses the address now
 */
export async function applyAddressChange(
  trx: Database,
  change: EmailChange,
  requestId: string,
): Promise<boolean> {
  const { customerId, emailChangeId, subject, newAddress } = change
  if (!(await moveToAddress(trx, customerId, newAddress))) return false
  const formers = await findFormerAddresses(trx, customerId)
  await markTime(trx, change, 'confirmed_at')
  // Back to a mailbox that outranks the present one: nothing remains that could be undone.
  const former = formers.find(({ eMailAddress }) => isSameAddress(eMailAddress, newAddress))
  if (former) await markUndone(trx, { customerId, emailChangeId: former.emailChangeId })
  await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'confirm' })
  const detail = { emailChangeId }
  await recordEvent(trx, { customerId, event: 'email-reset.confirmed', requestId, detail })
  return true
}

/** 72 hours after the mail to the present mailbox: asks again, because the change may have been made, stopped or replaced. */
export async function applyDueChange(
  trx: Database,
  key: { customerId: string; emailChangeId: string },
  requestId: string,
): Promise<void> {
  const change = await lockChange(trx, key)
  if (!change || !isOpen(change) || !canTakeEffect(change)) return
  if (await applyAddressChange(trx, change, requestId)) return
  const { customerId, oldAddress: eMailAddress } = change
  await markTime(trx, change, 'undone_at')
  const name = (await findEmailChange(trx, key))?.name ?? ''
  await enqueue(trx, customerId, 'email-change-refused', { eMailAddress, name, link: 'confirm' })
}
