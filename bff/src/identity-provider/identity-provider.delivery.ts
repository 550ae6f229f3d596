import { completeDeletion } from '../account-deletion/account-deletion.rules.ts'
import { announceChange, takeBackChange } from '../email-reset/handed-over.rules.ts'
import { findSignInAddress } from '../email-reset/sign-in-address.repository.ts'
import type { Deliver, DeliveryParts } from '../outbox/delivery.ts'
import { enqueue, markDelivered } from '../outbox/outbox.repository.ts'
import { IdentityRefusal } from './identity-provider.ts'

export const deliverPasswordReset: Deliver<'password-reset'> = ({ provider }, { payload }) =>
  provider.sendPasswordReset(payload.eMailAddress)

/**
 * Hands over the address that counts now, not the one of the time when it was asked for; and again if it changed
 * meanwhile, or the slower of two deliveries would leave the older address behind.
 * @returns whether there is still somebody to sign in
 */
async function handOverAddress(
  { db, provider }: DeliveryParts,
  customerId: string,
  subject: string,
): Promise<boolean> {
  let handedOver: string | undefined
  let present = await findSignInAddress(db, customerId)
  while (present !== undefined && present !== handedOver) {
    await provider.changeEmailAddress(subject, present)
    handedOver = present
    present = await findSignInAddress(db, customerId)
  }
  return present !== undefined
}

/** Nobody is told that an address counts before it does: the mails are put down by what comes of it. */
export const deliverIdentityEmail: Deliver<'identity-email'> = async (parts, message) => {
  const { db, provider } = parts
  const { subject, link } = message.payload
  // First, so that the intruder is out also where the old address is refused.
  if (link === 'undo') await provider.lockOut(subject)
  try {
    const isDone = await handOverAddress(parts, message.customerId, subject)
    if (isDone) await db.transaction().execute((trx) => announceChange(trx, message))
  } catch (error) {
    if (!(error instanceof IdentityRefusal)) throw error
    const isOver = await db.transaction().execute((trx) => takeBackChange(trx, message))
    if (!isOver) throw error
  }
}

export const deliverIdentityDeletion: Deliver<'identity-deletion'> = async (
  { db, provider },
  { customerId, id, payload },
) => {
  await provider.deleteUser(payload.subject)
  await db.transaction().execute((trx) => completeDeletion(trx, customerId, `outbox-${id}`))
}

/**
 * The mail with the way to a new password goes last, and on its own: with the old password nobody may come in between,
 * and a lockout that was tried again would end the link in the mail, or the password that the customer has set with it.
 */
export const deliverIdentityLockout: Deliver<'identity-lockout'> = async ({ db, provider }, message) => {
  const { customerId, payload } = message
  await provider.lockOut(payload.subject)
  await db.transaction().execute(async (trx) => {
    if (!(await markDelivered(trx, message))) return
    await enqueue(trx, customerId, 'password-reset', { eMailAddress: payload.eMailAddress })
  })
}
