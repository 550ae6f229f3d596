import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'

/** @returns the instant, or null if there is no objection */
export async function findObjection(
  db: Database,
  { customerId, tenantId }: BrandScope,
): Promise<string | null> {
  const row = await db
    .selectFrom('product_objection')
    .select('objected_at')
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.objected_at ?? null
}

/** @returns the instant, or undefined if there is an objection already */
export async function insertObjection(
  trx: Database,
  { customerId, tenantId }: BrandScope,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('product_objection')
    .values({ customer_id: customerId, tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('objected_at')
    .executeTakeFirst()
  return row?.objected_at
}
