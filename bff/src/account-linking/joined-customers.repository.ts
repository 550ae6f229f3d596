import { THIRD_BRAND } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { encryptForOwner } from '../encryption/encrypted-rows.repository.ts'

/** All tables that a brand fills for a customer, referenced tables before the tables that refer to them. */
const brandTables = [
  'business_system',
  'phone_pin',
  'payment_method',
  'contract',
  'consumption',
  'email_address',
  'phone_number',
  'address',
  'contract_email_address',
  'contract_phone_number',
  'contract_address',
  'permission',
  'consent_activity',
  'product_objection',
  'registration_code',
  'link_token',
] as const satisfies (keyof Schema)[]

/** Whether a brand knows both customers: then it is not certain that they are the same person. */
export async function sharesBrand(db: Database, one: string, other: string): Promise<boolean> {
  const shared = await db
    .selectFrom('business_system as own')
    .innerJoin('business_system as others', 'others.tenant_id', 'own.tenant_id')
    .select('own.tenant_id')
    .where('own.customer_id', '=', one)
    .where('others.customer_id', '=', other)
    .executeTakeFirst()
  return shared !== undefined
}

interface Join {
  from: string
  into: string
}

/**
 * Inserts copies instead of updating the rows: the customer id is part of the key, and on a distributed database it
 * decides the server. Encrypted values are bound to their customer, so they are encrypted again.
 */
export async function copyRows(
  { trx, cipher }: { trx: Database; cipher: Cipher },
  table: (typeof brandTables)[number],
  { from, into }: Join,
  belongs = sql<boolean>`true`,
): Promise<void> {
  const owner = sql`json_build_object('customer_id', ${into}::text)`
  await sql`insert into ${sql.table(table)} overriding system value
    select (json_populate_record(source, ${owner})).* from ${sql.table(table)} as source
    where source.customer_id = ${from} and ${belongs}`.execute(trx)
  await encryptForOwner({ trx, cipher }, table, { from, into }, belongs)
}

/**
 * Merges two customers: the data of `from` moves to `into`, whose name, birth date and portrait stay. `from` is
 * deleted. From now on the master data is managed across brands, so that the customer can choose between them.
 */
export async function joinCustomers(trx: Database, cipher: Cipher, { from, into }: Join): Promise<void> {
  for (const table of brandTables) await copyRows({ trx, cipher }, table, { from, into })
  await trx.deleteFrom('customer').where('customer_id', '=', from).execute()
  // Pending mails and letters of `from` have no recipient any more and are no longer needed.
  await trx.deleteFrom('outbox').where('customer_id', '=', from).execute()
  await trx
    .updateTable('business_system')
    .set({ cmdm_enabled: true })
    .where('customer_id', '=', into)
    .where('tenant_id', '<>', THIRD_BRAND)
    .execute()
}
