import type { CallName } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { takeCallAttempt } from './call-limits.ts'
import { mailboxOf } from './mailbox-of.ts'

/** Seconds until the same mail can be requested again; the shortest limit of the calls that send it. */
export const RESEND_AFTER = 60

interface MailRequest {
  customerId: string
  recipient: string
}

/**
 * Counts a requested mail for the customer and for the mailbox, regardless of customer and spelling.
 * @throws `too-many-requests`
 */
export async function takeMailAttempt(
  trx: Database,
  name: CallName,
  { customerId, recipient }: MailRequest,
): Promise<void> {
  await takeCallAttempt(trx, name, customerId)
  await takeCallAttempt(trx, name, mailboxOf(recipient))
}
