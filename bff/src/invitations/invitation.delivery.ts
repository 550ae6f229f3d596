import { portalPaths } from '@portal/contracts'
import type { Mail } from '../mail/mail-content.ts'
import { wasRefused } from '../mail/mail-refusal.ts'
import type { Deliver, DeliveryParts } from '../outbox/delivery.ts'
import { invitationMail, letterMail } from './invitation-mail.ts'
import { insertInvitation, isRenewable, removeInvitation } from './invitations.repository.ts'
import { findInvitedCustomer, type InvitedCustomer } from './invited-customer.repository.ts'
import { hashOfCode, newRegistrationCode } from './registration-code.ts'

type Invited = InvitedCustomer & { code: string; link: string; expiresAt: string }

/**
 * Only the message holds the code, so each delivery creates a new one. Earlier codes stay valid, because they may have
 * arrived although the delivery seemed to fail.
 */
async function invite(
  { db, portalUrl, mailer }: DeliveryParts,
  customerId: string,
  write: (invited: Invited) => Promise<Mail>,
): Promise<void> {
  const customer = await findInvitedCustomer(db, customerId)
  const code = newRegistrationCode()
  const key = { customerId, codeHash: hashOfCode(code) }
  const expiresAt = await insertInvitation(db, { ...key, postalCode: customer.address.postalCode })
  const link = `${portalUrl}${portalPaths.code}/${code}`
  const mail = await write({ ...customer, code, expiresAt, link })
  try {
    await mailer.send(mail)
  } catch (error) {
    if (wasRefused(error)) await removeInvitation(db, key)
    throw error
  }
}

/** Sends nothing once wrong postal codes have locked the invitation: a new code would have new attempts. */
export const deliverInvitationMail: Deliver<'invitation-mail'> = async (parts, { customerId, payload }) => {
  if (!(await isRenewable(parts.db, customerId))) return
  await invite(parts, customerId, async (invited) => ({
    ...invitationMail(invited),
    to: payload.eMailAddress,
  }))
}

export const deliverInvitationLetter: Deliver<'invitation-letter'> = async (parts, { customerId }) => {
  // Only here, because the library of PDFs is a fifth of what the BFF would load at its start.
  const { renderInvitationLetter } = await import('../letter/invitation-letter.ts')
  await invite(parts, customerId, async (invited) => {
    const letter = await renderInvitationLetter({ ...invited, date: new Date().toISOString() })
    return {
      ...letterMail(invited.tenantId),
      to: parts.letterRecipient,
      attachments: [{ filename: 'einladung.pdf', contentType: 'application/pdf', content: letter }],
    }
  })
}
