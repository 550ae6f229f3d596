import { canonicalEmailAddress, type TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Maximum number of notified mailboxes. */
const MAX_ADDRESSES = 5

export async function findName(db: Database, customerId: string): Promise<string> {
  const { name } = await db
    .selectFrom('customer')
    .select('name')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return name
}

/** The whole customer row, so that it can be restored; includes columns that a later release has added. */
export async function findCustomerRow(db: Database, customerId: string): Promise<object> {
  const { row } = await db
    .selectFrom('customer')
    .select(sql<object>`to_jsonb(customer)`.as('row'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return row
}

/** The mailboxes that a brand uses for the customer, without duplicates. */
export async function findKnownAddresses(
  db: Database,
  { customerId, tenantId }: { customerId: string; tenantId: TenantId },
): Promise<string[]> {
  const rows = await db
    .selectFrom('email_address')
    .select('value')
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('email_address_id')
    .execute()
  const distinct = new Map(rows.map(({ value }) => [canonicalEmailAddress(value), value]))
  return [...distinct.values()].slice(0, MAX_ADDRESSES)
}
