import type { ItemResult } from '@portal/contracts'
import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { type Caller, findBrandChannels, requireKnown, saveChannels } from './brand-channels.rules.ts'
import { type Channel, phoneNumbers } from './channel.ts'
import { replaced, without } from './channel-moves.ts'
import { lockChannels } from './channels.repository.ts'

interface Removal extends Caller {
  version: number
  query: { id: string }
  change: Change
}

function requireVersion(channels: Channel[], id: string, version: number): Channel {
  const item = channels.find((channel) => channel.id === id)
  if (item?.version !== version) throw new ProblemError('stale-version')
  return item
}

/**
 * Removes a number from the contracts whose system accepts it. If all accept, the item and its contact role are
 * deleted.
 * @throws `not-found` or `stale-version`
 */
export async function removePhoneNumber(
  parts: ChangeRequestParts,
  { version, query: { id }, change, ...caller }: Removal,
): Promise<{ results: ItemResult[] }> {
  const known = await findBrandChannels(parts.db, phoneNumbers, caller)
  requireKnown(known, { items: [id], contracts: [] })
  const { contracts } = requireVersion(known.channels, id, version)
  const verdicts = await requestContractChanges(
    parts,
    caller,
    contracts.map((contractId) => ({ kind: 'phone-number', contractId, value: null })),
  )
  const freed = contracts.filter(verdicts.accepts)
  const results: ItemResult[] =
    contracts.length > 0
      ? contracts.map((contractId) => ({ id, ...verdicts.resultOf(contractId) }))
      : [{ id, outcome: 'success' }]

  return change(async (trx) => {
    const channels = await lockChannels(trx, phoneNumbers, known.brand)
    const item = requireVersion(channels, id, version)
    const after =
      freed.length === contracts.length
        ? channels.filter((channel) => channel !== item)
        : replaced(channels, without(item, { contracts: freed, contact: false }))
    await saveChannels(trx, phoneNumbers, { ...known, channels }, after)
    await verdicts.settle(trx)
    return { results }
  })
}
