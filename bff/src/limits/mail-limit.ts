import type { CallName } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { takeCallAttempt } from './call-limits.ts'
import { mailboxOf } from './mailbox-of.ts'

/** Seconds until the same mail may be asked for again; the shortest limit of the calls that ask for one. */
export const RESEND_AFTER = 60

interface MailRequest {
  customerId: string
  recipient: string
}

/**
 * A mail that a customer asks for is counted for the customer, and for the mailbox that it goes to, whichever customer
 * asks and however the address is spelt.
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
