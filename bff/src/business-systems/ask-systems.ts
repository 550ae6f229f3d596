import type { Database } from '../database/open-database.ts'
import { enqueue, type MessageKey, undeliveredIds, withdraw } from '../outbox/outbox.repository.ts'
import type { Verdict } from './business-system.ts'
import type { BrandChange, BusinessSystems, Customer } from './business-systems.ts'
import { isOutage } from './outage.ts'
import type { SyncTarget } from './sync-target.ts'

export interface AskingParts {
  db: Database
  systems: BusinessSystems
}

/** What the systems said, and what they have to be told again if it does not come to be stored. */
export interface Answers {
  /** One for each change, in their order. */
  verdicts: Verdict[]
  /**
   * For the transaction that stores what was accepted: what is settled needs no repair any more.
   * @param isStored false for an accepted change that is not stored after all
   */
  settle(trx: Database, isStored?: (asked: BrandChange) => boolean): Promise<void>
}

/** Longer than a call may take. What is not settled by then never will be. */
const SYNC_AFTER_SECONDS = 60

function targetOf({ tenantId, change }: BrandChange): SyncTarget {
  return { tenantId, kind: change.kind, ...('contractId' in change && { contractId: change.contractId }) }
}

/**
 * Asks the systems, and puts down before that it does: whatever becomes of the call, and of this process, the systems
 * are told the stored values again unless the call settles what they accepted.
 */
export async function askSystems(
  { db, systems }: AskingParts,
  customer: Customer,
  asked: BrandChange[],
): Promise<Answers> {
  if (asked.length === 0) return { verdicts: [], settle: async () => {} }
  const intend = (trx: Database, changes: BrandChange[]): Promise<MessageKey> =>
    enqueue(trx, customer.customerId, 'business-sync', { targets: changes.map(targetOf) }, SYNC_AFTER_SECONDS)

  const intent = await intend(db, asked)
  const verdicts = await systems.submit(customer, asked)
  return {
    verdicts,
    async settle(trx, isStored = () => true) {
      const isOpen = (verdict: Verdict | undefined, change: BrandChange) =>
        verdict?.accepted ? !isStored(change) : isOutage(verdict)
      const isUntouched = await withdraw(trx, intent)
      // Of two calls, or a call and a sync, that ran at once nobody knows whom the systems heard last.
      const isAlone = (await undeliveredIds(trx, customer.customerId, 'business-sync')).length === 0
      const isSure = isUntouched && isAlone
      const open = asked.filter((change, index) => !isSure || isOpen(verdicts[index], change))
      if (open.length > 0) await intend(trx, open)
    },
  }
}
