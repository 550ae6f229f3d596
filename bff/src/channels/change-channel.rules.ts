import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import { ProblemError } from '../problem/problem-error.ts'
import type { ChannelWrite } from './add-channel.rules.ts'
import {
  type Caller,
  findBrandChannels,
  requireChangeAllowed,
  requireKnown,
  saveChannels,
} from './brand-channels.rules.ts'
import { type Channel, type ChannelKind, isUnused, servesContract, toItem } from './channel.ts'
import { countChange } from './channel-limits.ts'
import { give, isMoved, move, replaced, type Uses, without } from './channel-moves.ts'
import { findChannels, lockChannels } from './channels.repository.ts'
import { changedSinceRead, changedSinceShown, type ShownItems } from './stale-contracts.ts'

interface Wanted extends Uses {
  id: string
  value: string
  /** Contracts that lose the item. */
  freed?: string[] | undefined
}

interface ChannelInput {
  version: number
  body: Wanted & { seen?: ShownItems | undefined }
}

interface ChannelChange<Result> extends Caller, ChannelInput {
  change: ChannelWrite<Result>
}

const hasSameValue = (kind: ChannelKind, item: Channel, { value }: Wanted) => kind.isSame(item.value, value)

/** Of the contracts that are to lose the item, those that have it. */
const freedFrom = (item: Channel, { contracts, freed = [] }: Wanted): string[] =>
  freed.filter((id) => servesContract(item, id) && !contracts.includes(id))

/** An item whose value stays also loses the contact role if it is no longer wanted. */
const isDone = (kind: ChannelKind, channels: Channel[], item: Channel, wanted: Wanted): boolean =>
  isMoved(kind, channels, item, wanted) &&
  freedFrom(item, wanted).length === 0 &&
  (wanted.contact || !item.isContact || !hasSameValue(kind, item, wanted))

/** @throws `stale-version` unless the item is at its base version or already as wanted */
function requireCurrent(kind: ChannelKind, channels: Channel[], { body, version }: ChannelInput): Channel {
  const item = channels.find(({ id }) => id === body.id)
  if (!item || (item.version !== version && !isDone(kind, channels, item, body))) {
    throw new ProblemError('stale-version')
  }
  return item
}

function requireUse(kind: ChannelKind, item: Channel, wanted: Wanted): void {
  if (wanted.contact || wanted.contracts.length > 0 || hasSameValue(kind, item, wanted)) return
  const message = 'Wählen Sie aus, wofür die Änderung gilt.'
  throw new ProblemError('invalid-request', { errors: [{ path: '/contracts', message }] })
}

/** @throws `stale-version`, or `invalid-request` for a new value without a use */
export function requireChangeable(kind: ChannelKind, channels: Channel[], wanted: ChannelInput): Channel {
  const item = requireCurrent(kind, channels, wanted)
  requireUse(kind, item, wanted.body)
  return item
}

function changed(kind: ChannelKind, channels: Channel[], stored: Channel, wanted: Wanted): Channel[] {
  const freed = freedFrom(stored, wanted)
  const item = without(stored, { contracts: freed, contact: false })
  if (!hasSameValue(kind, item, wanted)) return move(kind, replaced(channels, item), item, wanted)
  // The spelling of the same address may differ.
  const updated = replaced(channels, { ...item, value: wanted.value, isContact: wanted.contact })
  const after = give(kind, updated, wanted.value, wanted)
  return freed.length > 0 ? after.filter((channel) => channel.id !== item.id || !isUnused(channel)) : after
}

/**
 * Changes an item's value and uses. With a new value the accepting contracts move to it, and so does the contact role
 * if it is named; contracts to be freed lose the item if their system accepts that; all else stays.
 * @throws `not-found`, `stale-version`, `invalid-request` for a new value without a use, or what `requireChangeAllowed`
 * throws
 */
export async function changeChannel<Result>(
  parts: ChangeRequestParts,
  kind: ChannelKind,
  { version, body, change, ...caller }: ChannelChange<Result>,
): Promise<Result> {
  const known = await findBrandChannels(parts.db, kind, caller)
  requireKnown(known, { ...body, items: [body.id] })
  const item = requireChangeable(kind, known.channels, { body, version })

  const freed = freedFrom(item, body)
  const isNew = (contractId: string) =>
    !isMoved(kind, known.channels, item, { value: body.value, contracts: [contractId], contact: false })
  const changedSince = changedSinceShown(kind, known.channels, body)
  const wanted = { ...body, contracts: body.contracts.filter((id) => !changedSince.includes(id)) }
  await requireChangeAllowed(parts.db, kind, known, changed(kind, known.channels, item, wanted))
  const verdicts = await requestContractChanges(parts, caller, [
    ...wanted.contracts
      .filter(isNew)
      .map((contractId) => ({ kind: kind.name, contractId, value: body.value })),
    // A contract always needs an e-mail address, so only numbers can be freed.
    ...freed.map((contractId) => ({ kind: 'phone-number' as const, contractId, value: null })),
  ])
  const accepted = {
    ...body,
    contracts: wanted.contracts.filter(verdicts.accepts),
    freed: freed.filter(verdicts.accepts),
  }

  return change(async (trx) => {
    const now = await lockChannels(trx, kind, known.brand)
    await countChange(trx, kind, known.brand.customerId)
    const current = requireCurrent(kind, now, { body, version })
    const moved = changedSinceRead(kind, { read: known.channels, now }, accepted)
    const uses = { ...accepted, contracts: accepted.contracts.filter((id) => !moved.includes(id)) }
    await saveChannels(trx, kind, { ...known, channels: now }, changed(kind, now, current, uses))
    await verdicts.settle(trx, moved)
    const isNothing = uses.contracts.length === 0 && !body.contact && !hasSameValue(kind, current, body)
    const after = await findChannels(trx, kind, known.brand)
    return {
      item: isNothing ? null : toItem(kind, after, body.value),
      results: [...body.contracts, ...freed].map((id) => verdicts.resultOf(id, [...changedSince, ...moved])),
    }
  })
}
