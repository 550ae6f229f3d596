import type { ContractResult } from '@portal/contracts'
import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import {
  type Caller,
  displayNames,
  findBrandChannels,
  requireKnown,
} from '../channels/brand-channels.rules.ts'
import { emailAddresses } from '../channels/channel.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { setPaperless } from './paperless.repository.ts'

interface UsePaper extends Caller {
  body: { contractIds: string[] }
  change: Change
}

/**
 * Sends the letters of these contracts on paper again. Their e-mail address stays.
 * @throws `not-found` for a contract
 */
export async function usePaperForContracts(
  parts: ChangeRequestParts,
  { body, change, ...caller }: UsePaper,
): Promise<{ results: ContractResult[] }> {
  const known = await findBrandChannels(parts.db, emailAddresses, caller)
  requireKnown(known, { contracts: body.contractIds })
  const verdicts = await requestContractChanges(
    parts,
    caller,
    known.contracts
      .filter(({ contractId, isPaperlessCommunication: is }) => is && body.contractIds.includes(contractId))
      .map(({ contractId }) => ({ kind: 'communication', contractId, paperless: false })),
  )
  const accepted = body.contractIds.filter(verdicts.accepts)

  return change(async (trx) => {
    const switched = await setPaperless(trx, known.brand, accepted, false)
    await verdicts.settle(trx)
    if (switched.length > 0) {
      await enqueue(trx, known.brand.customerId, 'change-notice', {
        what: 'paper',
        tenantId: known.brand.tenantId,
        recipients: [],
        contracts: displayNames(known.contracts, switched),
      })
    }
    return { results: body.contractIds.map((id) => verdicts.resultOf(id)) }
  })
}
