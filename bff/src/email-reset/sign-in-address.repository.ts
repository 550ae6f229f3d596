import { canonicalEmailAddress } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { canBeUndone } from './former-addresses.repository.ts'

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

/**
 * Whether another account signs in with the address or can still return to it; without a customer, whether any does.
 * @param canonical see `canonicalEmailAddress`
 */
async function isUsedByOthers(db: Database, canonical: string, customerId = ''): Promise<boolean> {
  const used = await db
    .selectFrom('account')
    .select('customer_id')
    .where(sql`lower(email)`, '=', canonical)
    .where('status', '<>', 'deleted')
    .where('customer_id', '<>', customerId)
    .unionAll(
      db
        .selectFrom('email_change')
        .select('customer_id')
        .where(sql`lower(old_email)`, '=', canonical)
        .where(canBeUndone)
        .where('customer_id', '<>', customerId),
    )
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Whether an account signs in with the address, or another one can still return to it.
 * @param customerId may return to its own earlier address; omitted for a new account
 */
export async function isAddressTaken(
  db: Database,
  eMailAddress: string,
  customerId?: string,
): Promise<boolean> {
  const canonical = canonicalEmailAddress(eMailAddress)
  if (await isUsedByOthers(db, canonical, customerId)) return true
  const present = customerId && (await findSignInAddress(db, customerId))
  return present !== undefined && canonicalEmailAddress(present) === canonical
}

/**
 * Changes the address unless another account uses it, or can still return to it. Of two customers who want the same
 * address in parallel, the second one finds it taken.
 * @returns whether the address was free
 */
export async function moveToAddress(
  trx: Database,
  customerId: string,
  eMailAddress: string,
): Promise<boolean> {
  const canonical = canonicalEmailAddress(eMailAddress)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in-address:${canonical}`}, 0))`.execute(trx)
  if (await isUsedByOthers(trx, canonical, customerId)) return false
  await trx
    .updateTable('account')
    .set({ email: eMailAddress, email_changed_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .execute()
  return true
}
