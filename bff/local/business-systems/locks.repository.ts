import type { RefusalReason } from '@portal/contracts'
import { type Kysely, sql } from 'kysely'

/** Why a contract, or a customer, refuses changes. `system-unavailable` responds with an error, `silent` never responds. */
export type LockReason = Exclude<RefusalReason, 'stale-version' | 'system-timeout'> | 'silent'

export interface Lock {
  customerId: string
  /** Without one the whole customer is locked. */
  contractId?: string
  reason: LockReason
}

interface LockTable {
  business_lock: { customer_id: string; contract_id: string; reason: LockReason }
}

// biome-ignore lint/suspicious/noExplicitAny: the table of the locks is in a database of the caller's
type AnyDatabase = Kysely<any>

const tablesOf = (db: AnyDatabase): Kysely<LockTable> => db

/** An empty contract_id locks the customer as a whole. */
export async function createLockTable(db: AnyDatabase): Promise<void> {
  await sql`create table if not exists business_lock (
    customer_id text not null,
    contract_id text not null,
    reason text not null,
    primary key (customer_id, contract_id, reason)
  )`.execute(db)
}

/** Locks of the customer, then those of the contract. */
export async function findLockReasons(
  db: AnyDatabase,
  customerId: string,
  contractId: string,
): Promise<LockReason[]> {
  const rows = await tablesOf(db)
    .selectFrom('business_lock')
    .select('reason')
    .where('customer_id', '=', customerId)
    .where('contract_id', 'in', ['', contractId])
    .orderBy('contract_id')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason }) => reason)
}

/** Those that exist are left as they are. */
export async function insertLocks(db: AnyDatabase, locks: Lock[]): Promise<void> {
  if (locks.length === 0) return
  const rows = locks.map(({ customerId, contractId, reason }) => ({
    customer_id: customerId,
    contract_id: contractId ?? '',
    reason,
  }))
  await tablesOf(db)
    .insertInto('business_lock')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLocks(db: AnyDatabase): Promise<void> {
  await tablesOf(db).deleteFrom('business_lock').execute()
}
