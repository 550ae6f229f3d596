import type { BusinessSystemsDatabase } from './database/business-systems-database.ts'
import type { Lock, LockReason } from './lock.ts'

/** Locks of the customer, then those of the contract. */
export async function findLockReasons(
  db: BusinessSystemsDatabase,
  customerId: string,
  contractId: string,
): Promise<LockReason[]> {
  const rows = await db
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
export async function insertLocks(db: BusinessSystemsDatabase, locks: Lock[]): Promise<void> {
  if (locks.length === 0) return
  const rows = locks.map(({ customerId, contractId, reason }) => ({
    customer_id: customerId,
    contract_id: contractId ?? '',
    reason,
  }))
  await db
    .insertInto('business_lock')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
