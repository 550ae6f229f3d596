import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { takeMailAttempt } from '../limits/mail-limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import type { Invitation } from './invitations.repository.ts'

/**
 * An expired code stays expired after a renewal, so that the mail can be requested again. Codes of earlier mails and
 * letters stay valid until one creates an account. The holder of an expired code may not be the customer and must not
 * void a letter to the customer; nor does a mail to a mistyped address.
 * @throws `not-found`, the same for unknown, used, locked and valid codes
 */
export function requireRenewable(invitation?: Invitation): Invitation {
  if (invitation?.state !== 'expired') throw new ProblemError('not-found')
  return invitation
}

const recordRenewal = (
  trx: Database,
  { customerId, tenantId }: Invitation,
  renewal: { requestId: string; by: 'email' | 'letter' },
) =>
  recordEvent(trx, {
    customerId,
    event: 'invitation.renewed',
    requestId: renewal.requestId,
    tenantId,
    detail: { by: renewal.by },
  })

/** @throws `too-many-requests` for the customer as well as for the recipient */
export async function renewByMail(
  trx: Database,
  invitation: Invitation,
  { eMailAddress, requestId }: { eMailAddress: string; requestId: string },
): Promise<CallResponse<'restartProcessWithEmail'>> {
  const { customerId } = invitation
  const resendAfter = await takeMailAttempt(trx, 'restartProcessWithEmail', {
    customerId,
    recipient: eMailAddress,
  })
  await enqueue(trx, customerId, 'invitation-mail', { eMailAddress })
  await recordRenewal(trx, invitation, { requestId, by: 'email' })
  return { resendAfter }
}

/** @throws `too-many-requests` */
export async function renewByLetter(
  trx: Database,
  invitation: Invitation,
  { requestId }: { requestId: string },
): Promise<CallResponse<'restartLetterProcess'>> {
  const { customerId } = invitation
  await takeCallAttempt(trx, 'restartLetterProcess', customerId)
  await enqueue(trx, customerId, 'invitation-letter', {})
  await recordRenewal(trx, invitation, { requestId, by: 'letter' })
  return { workingDays: [3, 4] }
}
