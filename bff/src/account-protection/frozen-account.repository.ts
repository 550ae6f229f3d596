import type { TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** How long a change can be undone. */
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

interface RecentChange {
  emailChangeId: string
  oldAddress: string
}

/** The earliest change of the sign-in address that can still be undone. */
export async function firstRecentAddressChange(
  db: Database,
  customerId: string,
): Promise<RecentChange | undefined> {
  return db
    .selectFrom('email_change')
    .select(['email_change_id as emailChangeId', 'old_email as oldAddress'])
    .where('customer_id', '=', customerId)
    .where('undone_at', 'is', null)
    .where('confirmed_at', '>', sql<string>`now() - ${RECENTLY}`)
    .orderBy('confirmed_at')
    .limit(1)
    .executeTakeFirst()
}
