import { completeDeletion, isDeletionDue } from '../account-deletion/account-deletion.rules.ts'
import { notifyOfChange, revertRefusedChange } from '../email-reset/provider-decision.rules.ts'
import { findSignInAddress } from '../email-reset/sign-in-address.repository.ts'
import type { Deliver, DeliveryParts } from '../outbox/delivery.ts'
import { enqueue, markDelivered } from '../outbox/outbox.repository.ts'
import { IdentityRefusal } from './identity-provider.ts'

export const deliverPasswordReset: Deliver<'password-reset'> = ({ provider }, { payload }) =>
  provider.sendPasswordReset(payload.eMailAddress)

/**
 * Sends the current address, not the one at the time of the message, and sends it again if it changed in the meantime:
 * otherwise the slower of two deliveries would leave the older address.
 * @returns whether there is still a sign-in
 */
async function deliverAddress(
  { db, provider }: DeliveryParts,
  customerId: string,
  subject: string,
): Promise<boolean> {
  let delivered: string | undefined
  let present = await findSignInAddress(db, customerId)
  while (present !== undefined && present !== delivered) {
    await provider.changeEmailAddress(subject, present)
    delivered = present
    present = await findSignInAddress(db, customerId)
  }
  return present !== undefined
}

/** Mails are sent only after the provider's response, because an address is not valid before. */
export const deliverIdentityEmail: Deliver<'identity-email'> = async (parts, message) => {
  const { db, provider } = parts
  const { subject, link } = message.payload
  // Locks out first, so that the intruder is out even if the old address is refused.
  if (link === 'undo') await provider.lockOut(subject)
  try {
    const isDone = await deliverAddress(parts, message.customerId, subject)
    if (isDone) await db.transaction().execute((trx) => notifyOfChange(trx, message))
  } catch (error) {
    if (!(error instanceof IdentityRefusal)) throw error
    const isDone = await db.transaction().execute((trx) => revertRefusedChange(trx, message))
    if (!isDone) throw error
  }
}

export const deliverIdentityDeletion: Deliver<'identity-deletion'> = async (
  { db, provider },
  { customerId, id, payload },
) => {
  const { subject } = payload
  if (!(await db.transaction().execute((trx) => isDeletionDue(trx, { customerId, subject })))) return
  await provider.deleteUser(subject)
  await db.transaction().execute((trx) => completeDeletion(trx, customerId, `outbox-${id}`))
}

/**
 * Sends the mail with the link to a new password last and as its own message: the old password must not work in
 * between, and a retried lockout would invalidate the mail's link or the customer's new password.
 */
export const deliverIdentityLockout: Deliver<'identity-lockout'> = async ({ db, provider }, message) => {
  const { customerId, payload } = message
  await provider.lockOut(payload.subject)
  await db.transaction().execute(async (trx) => {
    if (!(await markDelivered(trx, message))) return
    await enqueue(trx, customerId, 'password-reset', { eMailAddress: payload.eMailAddress })
  })
}
