import type { Database } from '../../database/open-database.ts'
import { findFormerAddresses } from '../../email-reset/former-addresses.repository.ts'

export interface Recipients {
  name: string
  /**
   * Who is told about the account: the sign-in address first, then the mailboxes that can take the account back. Empty
   * without an account.
   */
  mailboxes: string[]
}

/** The recipients of a notice about the customer's data. A deleted account has none. */
export async function findRecipients(db: Database, customerId: string): Promise<Recipients> {
  const { name, email } = await db
    .selectFrom('customer')
    .leftJoin('account', 'account.customer_id', 'customer.customer_id')
    .select(['customer.name', 'account.email'])
    .where('customer.customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (!email) return { name, mailboxes: [] }
  const formers = await findFormerAddresses(db, customerId)
  return { name, mailboxes: [email, ...formers.map(({ eMailAddress }) => eMailAddress)] }
}
