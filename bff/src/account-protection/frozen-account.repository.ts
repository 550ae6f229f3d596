import type { TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** How long an intruder's change is taken back. */
const RECENTLY = sql`interval '72 hours'`

/** Freezes sign-in data and delivery addresses until the password is newer. */
export async function freezeAccount(trx: Database, customerId: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ frozen_at: sql`clock_timestamp()` })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Brands whose phone PIN an intruder may have set. */
export async function brandsWithRecentPin(trx: Database, customerId: string): Promise<TenantId[]> {
  const rows = await trx
    .selectFrom('phone_pin')
    .select('tenant_id')
    .where('customer_id', '=', customerId)
    .where('changed_at', '>', sql<string>`now() - ${RECENTLY}`)
    .execute()
  return rows.map(({ tenant_id }) => tenant_id)
}
