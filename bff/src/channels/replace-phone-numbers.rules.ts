import type { ItemResult } from '@portal/contracts'
import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import {
  type Caller,
  findBrandChannels,
  requireChangeAllowed,
  requireKnown,
  saveChannels,
} from './brand-channels.rules.ts'
import { type Channel, phoneNumbers } from './channel.ts'
import { countChange } from './channel-limits.ts'
import { isMoved, move, type Uses } from './channel-moves.ts'
import { lockChannels } from './channels.repository.ts'

/** An item at its base version, and the uses that move to the new number. */
interface Replaced extends Uses {
  id: string
  version: number
}

interface Replacement extends Caller {
  value: string
  items: Replaced[]
  change: Change
}

const findItem = (channels: Channel[], { id }: Replaced) => channels.find((channel) => channel.id === id)

/** The item is at its base version, or already as wanted. */
function isCurrent(channels: Channel[], wanted: Replaced, value: string): boolean {
  const item = findItem(channels, wanted)
  if (!item) return false
  return item.version === wanted.version || isMoved(phoneNumbers, channels, item, { ...wanted, value })
}

const itemResults = (
  { id, contracts }: Replaced,
  resultOf: (contractId?: string) => Omit<ItemResult, 'id'>,
) =>
  contracts.length > 0
    ? contracts.map((contractId) => ({ id, ...resultOf(contractId) }))
    : [{ id, ...resultOf() }]

/** Contracts that need a request, each once even if several of its numbers are replaced. */
function contractsToRequest(channels: Channel[], value: string, items: Replaced[]): string[] {
  const open = items
    .filter((wanted) => isCurrent(channels, wanted, value))
    .flatMap((wanted) => {
      const item = findItem(channels, wanted)
      if (!item) return []
      return wanted.contracts.filter(
        (id) => !isMoved(phoneNumbers, channels, item, { value, contracts: [id], contact: false }),
      )
    })
  return [...new Set(open)]
}

const replacedIn = (channels: Channel[], value: string, items: Replaced[]): Channel[] =>
  items.reduce((all, wanted) => {
    const item = findItem(all, wanted)
    return item ? move(phoneNumbers, all, item, { ...wanted, value }) : all
  }, channels)

/**
 * Replaces several numbers by one. A stale item fails, the others are replaced.
 * @throws `not-found` for an item or contract that is not this customer's with this brand, or what
 * `requireChangeAllowed` throws
 */
export async function replacePhoneNumbers(
  parts: ChangeRequestParts,
  { value, items, change, ...caller }: Replacement,
): Promise<{ results: ItemResult[] }> {
  const known = await findBrandChannels(parts.db, phoneNumbers, caller)
  requireKnown(known, {
    items: items.map(({ id }) => id),
    contracts: items.flatMap(({ contracts }) => contracts),
  })
  await requireChangeAllowed(parts.db, phoneNumbers, known, replacedIn(known.channels, value, items))
  const asked = contractsToRequest(known.channels, value, items)
  const verdicts = await requestContractChanges(
    parts,
    caller,
    asked.map((contractId) => ({ kind: 'phone-number', contractId, value })),
  )

  return change(async (trx) => {
    const channels = await lockChannels(trx, phoneNumbers, known.brand)
    await countChange(trx, phoneNumbers, known.brand.customerId)
    const current = items.filter((wanted) => isCurrent(channels, wanted, value))
    const accepted = current.map((wanted) => ({
      ...wanted,
      contracts: wanted.contracts.filter(verdicts.accepts),
    }))
    await saveChannels(trx, phoneNumbers, { ...known, channels }, replacedIn(channels, value, accepted))
    const stale = items.filter((wanted) => !current.includes(wanted))
    await verdicts.settle(
      trx,
      stale.flatMap(({ contracts }) => contracts),
    )
    return {
      results: items.flatMap((wanted) =>
        itemResults(wanted, (contractId) => {
          if (stale.includes(wanted)) return { contractId, outcome: 'failed', reason: 'stale-version' }
          return contractId ? verdicts.resultOf(contractId) : { outcome: 'success' }
        }),
      ),
    }
  })
}
