import { canonicalEmailAddress } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

const signInAddress = (db: Database, customerId: string) =>
  db
    .selectFrom('account')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')

/** The sign-in address of an active customer. */
export async function findSignInAddress(db: Database, customerId: string): Promise<string | undefined> {
  const row = await signInAddress(db, customerId).executeTakeFirst()
  return row?.email
}

/** Reads the current state and locks it until the transaction ends. */
export async function lockSignInAddress(trx: Database, customerId: string): Promise<string | undefined> {
  const row = await signInAddress(trx, customerId).forUpdate().executeTakeFirst()
  return row?.email
}

export async function isAddressTaken(db: Database, eMailAddress: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('customer_id')
    .where(sql`lower(email)`, '=', canonicalEmailAddress(eMailAddress))
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Changes the address unless another account uses it. Of two customers who want the same address in parallel, the
 * second one finds it taken.
 * @returns whether the address was free
 */
export async function moveToAddress(
  trx: Database,
  customerId: string,
  eMailAddress: string,
): Promise<boolean> {
  const canonical = canonicalEmailAddress(eMailAddress)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in-address:${canonical}`}, 0))`.execute(trx)
  const moved = await trx
    .updateTable('account')
    .set({ email: eMailAddress, email_changed_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other')
            .select('other.customer_id')
            .where(sql`lower(other.email)`, '=', canonical)
            .where('other.status', '=', 'active')
            .where('other.customer_id', '<>', customerId),
        ),
      ),
    )
    .returning('customer_id')
    .executeTakeFirst()
  return moved !== undefined
}
