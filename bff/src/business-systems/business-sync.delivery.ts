import { recordEvent } from '../audit/audit.repository.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { enqueueSyncs } from './enqueue-syncs.ts'
import { isOutage } from './outage.ts'
import { storedChanges } from './stored-changes.ts'
import { findStoredSystems } from './stored-systems.repository.ts'

/**
 * Tells the systems what is stored, where a call may have left them with something else. A refusal by a rule ends it,
 * and is recorded; a system that does not answer is told later. A call that runs at the same time finds this message begun,
 * replaced or delivered when it settles, and has the systems told once more.
 */
export const deliverBusinessSync: Deliver<'business-sync'> = async ({ db, systems }, message) => {
  const { customerId, id, topic, payload } = message
  // A release before put several contracts into one message.
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
