import type { Database } from '../../database/open-database.ts'

export interface Recipient {
  name: string
  /** With which the customer signs in; null without an account. */
  eMailAddress: string | null
}

/** Whom a notice about the customer's data goes to. A deleted account has no address any more. */
export async function findRecipient(db: Database, customerId: string): Promise<Recipient> {
  const { name, email } = await db
    .selectFrom('customer')
    .leftJoin('account', 'account.customer_id', 'customer.customer_id')
    .select(['customer.name', 'account.email'])
    .where('customer.customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { name, eMailAddress: email || null }
}
