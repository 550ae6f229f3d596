import type { Database } from '../../database/open-database.ts'

export interface Recipient {
  name: string
  /** The sign-in address; null without an account. */
  eMailAddress: string | null
}

/** The recipients of a notice about the customer's data. A deleted account has no address. */
export async function findRecipient(db: Database, customerId: string): Promise<Recipient> {
  const { name, email } = await db
    .selectFrom('customer')
    .leftJoin('account', 'account.customer_id', 'customer.customer_id')
    .select(['customer.name', 'account.email'])
    .where('customer.customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { name, eMailAddress: email || null }
}
