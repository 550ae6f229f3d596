import type { Database } from '../database/open-database.ts'
import { type Enqueued, enqueueAll } from '../outbox/outbox.repository.ts'
import { placeOf, type SyncTarget } from './sync-target.ts'

/**
 * Enqueues a sync of the stored values: one message per contract, so that no contract waits for another one.
 * @param dueIn seconds
 */
export async function enqueueSyncs(
  trx: Database,
  customerId: string,
  targets: SyncTarget[],
  dueIn = 0,
): Promise<Enqueued[]> {
  if (targets.length === 0) return []
  const payloads = [...Map.groupBy(targets, placeOf).values()].map((ofPlace) => ({ targets: ofPlace }))
  return enqueueAll(trx, customerId, 'business-sync', payloads, dueIn)
}
