import type { ContractResult } from '@portal/contracts'
import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Database } from '../database/open-database.ts'
import {
  type Caller,
  findBrandChannels,
  requireChangeAllowed,
  requireKnown,
  saveChannels,
} from './brand-channels.rules.ts'
import { type ChannelItem, type ChannelKind, servesContract, toItem, withValue } from './channel.ts'
import { countChange } from './channel-limits.ts'
import { give, type Uses } from './channel-moves.ts'
import { findChannels, lockChannels } from './channels.repository.ts'
import { changedSinceRead, changedSinceShown, type ShownItems } from './stale-contracts.ts'

export interface ChannelResponse {
  item: ChannelItem | null
  results: ContractResult[]
}

/** Runs the storing part in a transaction; may return another response. */
export type ChannelWrite<Result> = (write: (trx: Database) => Promise<ChannelResponse>) => Promise<Result>

interface Addition<Result> extends Caller {
  body: Uses & { value: string; seen?: ShownItems | undefined }
  change: ChannelWrite<Result>
}

/**
 * Adds a value to the contracts whose system accepts it. A value that the brand already knows is reused.
 * @throws `not-found` for a contract that is not this customer's with this brand, or what `requireChangeAllowed` throws
 */
export async function addChannel<Result>(
  parts: ChangeRequestParts,
  kind: ChannelKind,
  { body, change, ...caller }: Addition<Result>,
): Promise<Result> {
  const known = await findBrandChannels(parts.db, kind, caller)
  requireKnown(known, body)
  const present = withValue(kind, known.channels, body.value)
  const value = present?.value ?? body.value
  const changedSince = changedSinceShown(kind, known.channels, body)
  const wanted = { ...body, contracts: body.contracts.filter((id) => !changedSince.includes(id)) }
  await requireChangeAllowed(parts.db, kind, known, give(kind, known.channels, value, wanted))
  const verdicts = await requestContractChanges(
    parts,
    caller,
    wanted.contracts
      .filter((contractId) => !servesContract(present, contractId))
      .map((contractId) => ({ kind: kind.name, contractId, value })),
  )
  const accepted = { value, contracts: wanted.contracts.filter(verdicts.accepts) }

  return change(async (trx) => {
    const now = await lockChannels(trx, kind, known.brand)
    await countChange(trx, kind, known.brand.customerId)
    const moved = changedSinceRead(kind, { read: known.channels, now }, accepted)
    const contracts = accepted.contracts.filter((id) => !moved.includes(id))
    const uses = { contracts, contact: body.contact }
    await saveChannels(trx, kind, { ...known, channels: now }, give(kind, now, value, uses))
    await verdicts.settle(trx, moved)
    const isNothing = contracts.length === 0 && !body.contact
    return {
      item: isNothing ? null : toItem(kind, await findChannels(trx, kind, known.brand), value),
      results: body.contracts.map((id) => verdicts.resultOf(id, [...changedSince, ...moved])),
    }
  })
}
