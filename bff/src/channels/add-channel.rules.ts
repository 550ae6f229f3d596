import type { ContractResult } from '@portal/contracts'
import type { AskingParts } from '../business-systems/ask-systems.ts'
import { askForContracts } from '../business-systems/contract-verdicts.ts'
import type { Database } from '../database/open-database.ts'
import {
  type Caller,
  demandChange,
  demandKnown,
  findBrandChannels,
  saveChannels,
} from './brand-channels.rules.ts'
import { type ChannelItem, type ChannelKind, servesContract, toItem, withValue } from './channel.ts'
import { countChange } from './channel-limits.ts'
import { give, type Uses } from './channel-moves.ts'
import { findChannels, lockChannels } from './channels.repository.ts'
import { changedSinceRead, changedSinceSeen, type SeenItems } from './stale-contracts.ts'

export interface ChannelAnswer {
  item: ChannelItem | null
  results: ContractResult[]
}

/** Runs the storing part in a transaction; may return another response. */
export type ChannelWrite<Answer> = (write: (trx: Database) => Promise<ChannelAnswer>) => Promise<Answer>

interface Addition<Answer> extends Caller {
  body: Uses & { value: string; seen?: SeenItems | undefined }
  change: ChannelWrite<Answer>
}

/**
 * Adds a value to the contracts whose system accepts it. A value that the brand already knows is reused.
 * @throws `not-found` for a contract that is not this customer's with this brand, or what `requireChangeAllowed` throws
 */
export async function addChannel<Answer>(
  parts: AskingParts,
  kind: ChannelKind,
  { body, change, ...caller }: Addition<Answer>,
): Promise<Answer> {
  const known = await findBrandChannels(parts.db, kind, caller)
  demandKnown(known, body)
  const present = withValue(kind, known.channels, body.value)
  const value = present?.value ?? body.value
  const unseen = changedSinceSeen(kind, known.channels, body)
  const wanted = { ...body, contracts: body.contracts.filter((id) => !unseen.includes(id)) }
  await demandChange(parts.db, kind, known, give(kind, known.channels, value, wanted))
  const verdicts = await askForContracts(
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
      results: body.contracts.map((id) => verdicts.resultOf(id, [...unseen, ...moved])),
    }
  })
}
