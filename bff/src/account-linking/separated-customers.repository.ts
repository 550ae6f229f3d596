import type { TenantId } from '@portal/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { copyRows } from './joined-customers.repository.ts'

interface Separation {
  from: string
  into: { customer_id: string }
  tenantId: TenantId
  codeHash: string
}

type Belongs = (separation: Separation) => RawBuilder<boolean>

const ofBrand: Belongs = ({ tenantId }) => sql<boolean>`source.tenant_id = ${tenantId}`
const ofContract: Belongs = ({ from, tenantId }) => sql<boolean>`source.contract_id in (
  select contract_id from contract where contract.customer_id = ${from} and contract.tenant_id = ${tenantId})`
const ofCode: Belongs = ({ codeHash }) => sql<boolean>`source.code_hash = ${codeHash}`

/** Tables that move with the brand, referenced tables before the tables that refer to them. */
const brandParts = [
  ['business_system', ofBrand],
  ['phone_pin', ofBrand],
  ['payment_method', ofBrand],
  ['contract', ofBrand],
  ['consumption', ofContract],
  ['email_address', ofBrand],
  ['phone_number', ofBrand],
  ['address', ofBrand],
  ['contract_email_address', ofContract],
  ['contract_phone_number', ofContract],
  ['contract_address', ofContract],
  ['permission', ofBrand],
  ['consent_activity', ofBrand],
  ['product_objection', ofBrand],
  ['registration_code', ofCode],
] as const satisfies readonly (readonly [keyof Schema, Belongs])[]

/** Reverts `joinCustomers`: moves the data of one brand back to the earlier customer, whose row is restored. */
export async function separateCustomers(
  trx: Database,
  cipher: Cipher,
  separation: Separation,
): Promise<void> {
  const { from, into } = separation
  await sql`insert into customer select (json_populate_record(null::customer, ${JSON.stringify(into)}::json)).*`.execute(
    trx,
  )
  for (const [table, belongs] of brandParts) {
    await copyRows({ trx, cipher }, table, { from, into: into.customer_id }, belongs(separation))
  }
  for (const [table, belongs] of brandParts.toReversed()) {
    await sql`delete from ${sql.table(table)} as source
      where source.customer_id = ${from} and ${belongs(separation)}`.execute(trx)
  }
  await trx
    .updateTable('account')
    .set({ last_used_name: null, last_used_tenant_id: null })
    .where('customer_id', '=', from)
    .where('last_used_tenant_id', '=', separation.tenantId)
    .execute()
  await endChoice(trx, [from, into.customer_id])
}

/** A customer with one brand has nothing to choose between. */
async function endChoice(trx: Database, customerIds: string[]): Promise<void> {
  await trx
    .updateTable('business_system')
    .set({ cmdm_enabled: false })
    .where('customer_id', 'in', customerIds)
    .where(
      sql<boolean>`1 = (select count(*) from business_system as every_one
        where every_one.customer_id = business_system.customer_id)`,
    )
    .execute()
}
