import type { CallName } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { secondsUntilNextCall, takeCallAttempt } from './call-limits.ts'
import { mailboxOf } from './mailbox-of.ts'

/** Seconds until the same mail can be requested again, at the least; the shortest limit of the calls that send it. */
export const RESEND_AFTER = 60

interface MailRequest {
  customerId: string
  recipient: string
}

/**
 * Counts a requested mail for the customer and for the mailbox, regardless of customer and spelling.
 * @returns the seconds until the next request is accepted, so that no page offers one that is refused
 * @throws `too-many-requests`
 */
export async function takeMailAttempt(
  trx: Database,
  name: CallName,
  { customerId, recipient }: MailRequest,
): Promise<number> {
  const subjects = [customerId, mailboxOf(recipient)]
  for (const subject of subjects) await takeCallAttempt(trx, name, subject)
  const waits = await Promise.all(subjects.map((subject) => secondsUntilNextCall(trx, name, subject)))
  return Math.max(RESEND_AFTER, ...waits)
}
