import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from './limit.ts'
import { mailboxOf } from './mailbox-of.ts'

/** Seconds until the same mail may be asked for again. */
export const RESEND_AFTER = 60
const DAY = 86_400

interface MailRequest {
  customerId: string
  recipient: string
  mostPerDay?: number
}

/**
 * A mail that a customer asks for leaves once a minute and, by default, ten times a day: counted for the customer, and
 * for the mailbox that it goes to, whoever asks and however the address is spelt.
 * @throws `too-many-requests`
 */
export async function takeMailAttempt(
  trx: Database,
  name: string,
  { customerId, recipient, mostPerDay = 10 }: MailRequest,
): Promise<void> {
  const limits: Limit[] = [
    { name, most: mostPerDay, withinSeconds: DAY },
    { name, most: 1, withinSeconds: RESEND_AFTER },
  ]
  for (const limit of limits) {
    await takeAttempt(trx, limit, customerId)
    await takeAttempt(trx, limit, mailboxOf(recipient))
  }
}
