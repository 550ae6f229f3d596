import { recordEvent } from '../audit/audit.repository.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { undeliveredIds } from '../outbox/outbox.repository.ts'
import { isOutage } from './outage.ts'
import { storedChanges } from './stored-changes.ts'
import { findStoredSystems } from './stored-systems.repository.ts'

/**
 * Tells the systems what is stored, where a call may have left them with something else. A refusal by a rule ends it,
 * and is recorded; a system that does not answer is told later.
 */
export const deliverBusinessSync: Deliver<'business-sync'> = async ({ db, systems }, message) => {
  const { customerId, id, payload } = message
  const businessSystems = await findStoredSystems(db, customerId)
  const targets = payload.targets.filter(({ tenantId }) =>
    businessSystems.some((system) => system.tenantId === tenantId),
  )
  const changes = await storedChanges(db, customerId, targets)
  const verdicts = await systems.submit({ customerId, businessSystems }, changes)
  if (verdicts.some(isOutage)) throw new Error('A business system gave no verdict')
  // A call that runs at the same time may have had its say with the systems before this did.
  const open = await undeliveredIds(db, customerId, 'business-sync')
  if (open.some((other) => other > id)) throw new Error('The customer is changing data at the moment')

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
