import { recordEvent } from '../audit/audit.repository.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { isOutage } from './business-system.ts'
import { enqueueSyncs } from './enqueue-syncs.ts'
import { storedChanges } from './stored-changes.ts'
import { findStoredSystems } from './stored-systems.repository.ts'

/**
 * Sends the stored values to systems that may hold others after a failed call. A refusal by a rule ends the sync and is
 * recorded; a system without a response is called again later. A parallel call finds this message started, replaced or
 * delivered when it settles, and enqueues another sync.
 */
export const deliverBusinessSync: Deliver<'business-sync'> = async ({ db, systems }, message) => {
  const { customerId, id, topic, payload } = message
  // An earlier release put several contracts into one message.
  if (topic === null) {
    await enqueueSyncs(db, customerId, payload.targets)
    return
  }
  const businessSystems = await findStoredSystems(db, customerId)
  const targets = payload.targets.filter(({ tenantId }) =>
    businessSystems.some((system) => system.tenantId === tenantId),
  )
  const changes = await storedChanges(db, customerId, targets)
  const verdicts = await systems.submit({ customerId, businessSystems }, changes)
  if (verdicts.some(isOutage)) throw new Error('A business system gave no verdict')

  for (const [index, verdict] of verdicts.entries()) {
    const asked = changes[index]
    if (verdict.accepted || !asked) continue
    const { tenantId, change } = asked
    const contractId = 'contractId' in change ? change.contractId : undefined
    await recordEvent(db, {
      customerId,
      event: 'business-sync.refused',
      requestId: `outbox-${id}`,
      tenantId,
      detail: { kind: change.kind, contractId, reason: verdict.reason },
    })
  }
}
