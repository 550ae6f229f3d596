import { THIRD_BRAND } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { encryptForOwner } from '../encryption/encrypted-rows.repository.ts'

/** All that brands know of a customer, what is referred to before what refers to it. */
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

/** Whether one brand knows both: then it is not certain that they are the same person. */
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
 * A row with another customer is another row to all that refer to it, and on a spread database to its server, too.
 * Encrypted values are bound to their customer, so they are encrypted anew.
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
 * Makes two customers one: what brands know of `from` belongs to `into`, whose name, birth date and picture count, and
 * `from` is gone. From now on the customer master data is managed across their brands, so that the customer can choose
 * between them.
 */
export async function joinCustomers(trx: Database, cipher: Cipher, { from, into }: Join): Promise<void> {
  for (const table of brandTables) await copyRows({ trx, cipher }, table, { from, into })
  await trx.deleteFrom('customer').where('customer_id', '=', from).execute()
  // A mail or letter on its way would find nobody, and nobody needs it any more.
  await trx.deleteFrom('outbox').where('customer_id', '=', from).execute()
  await trx
    .updateTable('business_system')
    .set({ cmdm_enabled: true })
    .where('customer_id', '=', into)
    .where('tenant_id', '<>', THIRD_BRAND)
    .execute()
}
