import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { enqueue, markDelivered } from '../outbox/outbox.repository.ts'
import type { OutboxMessage } from '../outbox/outbox-messages.ts'
import { type EmailChangeMail, findEmailChange } from './email-change-mails.repository.ts'
import { withdrawConfirmation, withdrawUndo } from './email-changes.repository.ts'
import { lockSignInAddress, moveToAddress } from './sign-in-address.repository.ts'

type AddressDelivery = Extract<OutboxMessage, { kind: 'identity-email' }>

/** The provider has accepted the address: notifies both mailboxes once, however often it was delivered. */
export async function notifyOfChange(trx: Database, message: AddressDelivery): Promise<void> {
  const { customerId, payload } = message
  const { emailChangeId, link, subject } = payload
  if (!(await markDelivered(trx, message))) return
  const kind = link === 'confirm' ? 'email-changed' : 'email-change-undone'
  await enqueue(trx, customerId, kind, { emailChangeId, recipient: 'old' })
  await enqueue(trx, customerId, kind, { emailChangeId, recipient: 'new' })
  if (link === 'confirm') return
  // Only now does the provider know the mailbox for the new password. Locks out once more, because until now the other
  // mailbox could set a password.
  const eMailAddress = await lockSignInAddress(trx, customerId)
  if (eMailAddress) await enqueue(trx, customerId, 'identity-lockout', { subject, eMailAddress })
}

/** @returns the address at the provider */
async function withdraw(
  trx: Database,
  { customerId, payload }: AddressDelivery,
  { oldAddress }: EmailChangeMail,
) {
  const key = { customerId, emailChangeId: payload.emailChangeId }
  if (payload.link === 'undo') return withdrawUndo(trx, key)
  await withdrawConfirmation(trx, key)
  return oldAddress
}

/**
 * The provider refuses the address permanently, for example because another user signed up with it: the provider's
 * address becomes the sign-in address again, and the customer is notified.
 * @returns false if another change was made in the meantime, which must be delivered first
 */
export async function revertRefusedChange(trx: Database, message: AddressDelivery): Promise<boolean> {
  const { customerId, id, payload } = message
  const { emailChangeId, link } = payload
  const present = await lockSignInAddress(trx, customerId)
  const change = await findEmailChange(trx, { customerId, emailChangeId })
  if (present === undefined || !change) return true
  const { name, oldAddress, newAddress } = change
  if (present !== (link === 'confirm' ? newAddress : oldAddress)) return false

  if (!(await moveToAddress(trx, customerId, await withdraw(trx, message, change)))) {
    throw new Error('The address at the identity provider belongs to another account')
  }
  await enqueue(trx, customerId, 'email-change-refused', { eMailAddress: oldAddress, name, link })
  await recordEvent(trx, {
    customerId,
    event: 'email-reset.refused',
    requestId: `outbox-${id}`,
    detail: { emailChangeId, link },
  })
  await markDelivered(trx, message)
  return true
}
