import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { enqueue, markDelivered } from '../outbox/outbox.repository.ts'
import type { OutboxMessage } from '../outbox/outbox-messages.ts'
import { type EmailChangeMail, findEmailChange } from './email-change-mails.repository.ts'
import { findUndoneTogether, withdrawConfirmation, withdrawUndo } from './email-changes.repository.ts'
import { findFormerAddresses } from './former-addresses.repository.ts'
import { lockSignInAddress, moveToAddress } from './sign-in-address.repository.ts'

type AddressDelivery = Extract<OutboxMessage, { kind: 'identity-email' }>

type ChangeKey = { customerId: string; emailChangeId: string }

async function notifyOfReturn(
  trx: Database,
  { customerId, changes }: { customerId: string; changes: string[] },
) {
  const [first] = changes
  for (const emailChangeId of changes) {
    await enqueue(trx, customerId, 'email-change-undone', { emailChangeId, recipient: 'new' })
  }
  if (first) await enqueue(trx, customerId, 'email-change-undone', { emailChangeId: first, recipient: 'old' })
}

async function notifyOfNewAddress(trx: Database, { customerId, emailChangeId }: ChangeKey) {
  for (const former of await findFormerAddresses(trx, customerId)) {
    const change = { emailChangeId: former.emailChangeId, recipient: 'old' as const }
    await enqueue(trx, customerId, 'email-changed', change)
  }
  await enqueue(trx, customerId, 'email-changed', { emailChangeId, recipient: 'new' })
}

/** The provider has accepted the address: notifies the mailboxes once, however often it was delivered. */
export async function notifyOfChange(trx: Database, message: AddressDelivery): Promise<void> {
  const { customerId, payload } = message
  const { emailChangeId, link, subject, secured } = payload
  if (!(await markDelivered(trx, message))) return
  const key = { customerId, emailChangeId }
  if (secured) await enqueue(trx, customerId, 'account-secured', secured)
  const changes = await findUndoneTogether(trx, key)
  // A change that was undone before the provider accepted it is reported with its undoing.
  const isOutdated = link === 'confirm' && changes.includes(emailChangeId)
  if (changes.length === 0) await notifyOfNewAddress(trx, key)
  else if (!isOutdated) await notifyOfReturn(trx, { customerId, changes })
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
  { oldAddress, isUndone }: EmailChangeMail,
) {
  const key = { customerId, emailChangeId: payload.emailChangeId }
  if (payload.link === 'undo') return withdrawUndo(trx, key)
  if (isUndone) await withdrawUndo(trx, key)
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
