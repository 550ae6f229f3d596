import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { MessageKey } from './outbox.repository.ts'

/** Stores a message without delivering it until it is requeued. */
export async function markDead(db: Database, { customerId, id }: MessageKey): Promise<void> {
  await db
    .updateTable('outbox')
    // A release without dead letters only checks the date.
    .set({ dead_at: sql`now()`, due_at: '9999-12-31' })
    .where('customer_id', '=', customerId)
    .where('outbox_id', '=', id)
    .execute()
}

/**
 * Puts dead letters back into the queue and resets their attempts.
 * @param ids all if omitted
 * @returns the number of requeued messages
 */
export async function requeueDeadLetters(db: Database, ids?: number[]): Promise<number> {
  let update = db
    .updateTable('outbox')
    .set({ dead_at: null, due_at: sql`now()`, attempts: 0 })
    .where('dead_at', 'is not', null)
  if (ids) update = update.where('outbox_id', 'in', ids)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}
