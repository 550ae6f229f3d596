import type { Database } from '../database/open-database.ts'
import { withdraw } from '../outbox/outbox.repository.ts'
import { isOutage, type Verdict } from './business-system.ts'
import type { BrandChange, BusinessSystems, Customer } from './business-systems.ts'
import { enqueueSyncs } from './enqueue-syncs.ts'
import { placeOf, type SyncTarget } from './sync-target.ts'

export interface ChangeRequestParts {
  db: Database
  systems: BusinessSystems
}

/** The verdicts of the systems, and a function to settle them. */
export interface RequestedChanges {
  /** One verdict per change, in the same order. */
  verdicts: Verdict[]
  /**
   * For the transaction that stores the accepted changes: settled changes need no repair.
   * @param isStored false for an accepted change that is not stored
   */
  settle(trx: Database, isStored?: (asked: BrandChange) => boolean): Promise<void>
}

/** Longer than a call may take. A change that is not settled by then never will be. */
const SYNC_AFTER_SECONDS = 60

function targetOf({ tenantId, change }: BrandChange): SyncTarget {
  return { tenantId, kind: change.kind, ...('contractId' in change && { contractId: change.contractId }) }
}

/**
 * Enqueues a sync before it calls the systems: if the call or the process fails, the systems get the stored values
 * again unless the call settles the accepted changes.
 */
export async function requestChanges(
  { db, systems }: ChangeRequestParts,
  customer: Customer,
  asked: BrandChange[],
): Promise<RequestedChanges> {
  if (asked.length === 0) return { verdicts: [], settle: async () => {} }
  const intend = (trx: Database, changes: BrandChange[]) =>
    enqueueSyncs(trx, customer.customerId, changes.map(targetOf), SYNC_AFTER_SECONDS)

  const intents = await intend(db, asked)
  const verdicts = await systems.submit(customer, asked)

  /** Only where no other call and no sync can have sent other values to the systems at the same time. */
  async function undisputedPlaces(trx: Database): Promise<(string | null)[]> {
    const ids = intents.map(({ id }) => id)
    const untouched = await withdraw(trx, customer.customerId, ids)
    return intents
      .filter(({ id, replaced }) => replaced === 0 && untouched.includes(id))
      .map(({ topic }) => topic)
  }

  return {
    verdicts,
    async settle(trx, isStored = () => true) {
      const undisputed = await undisputedPlaces(trx)
      const isOpen = (change: BrandChange, verdict: Verdict | undefined) => {
        if (!undisputed.includes(placeOf(targetOf(change)))) return true
        return verdict?.accepted ? !isStored(change) : isOutage(verdict)
      }
      await intend(
        trx,
        asked.filter((change, index) => isOpen(change, verdicts[index])),
      )
    },
  }
}
