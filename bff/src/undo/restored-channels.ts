import { type Channel, type ChannelKind, withValue } from '../channels/channel.ts'
import { give, newChannel, replaced, type Uses, without } from '../channels/channel-moves.ts'
import type { ReversiblePart } from './reversible-parts.ts'
import { contractOf } from './stored-state.ts'

const fields = { 'email-address': 'emailAddresses', 'phone-number': 'phoneNumbers' } as const

const usesOf = (partId: string): Uses => {
  const contractId = contractOf(partId)
  return { contracts: contractId === undefined ? [] : [contractId], contact: partId === 'contact' }
}

/** The value in the spelling before the change, as a new item if it was removed. */
function withSpelling(kind: ChannelKind, channels: Channel[], value: string): Channel[] {
  const present = withValue(kind, channels, value)
  return present ? replaced(channels, { ...present, value }) : [...channels, newChannel(value)]
}

function restored(kind: ChannelKind, channels: Channel[], { id, before, after }: ReversiblePart): Channel[] {
  const field = fields[kind.name]
  const [wanted, present] = [before[field], after[field] ?? []]
  if (!wanted) return channels
  const uses = usesOf(id)
  const isKept = (channel: Channel) => wanted.some((value) => kind.isSame(value, channel.value))
  const isTaken = (channel: Channel) =>
    present.some((value) => kind.isSame(value, channel.value)) && !isKept(channel)
  const left = channels.map((channel) => (isTaken(channel) ? without(channel, uses) : channel))
  return wanted
    .filter((value) => !present.includes(value))
    .reduce((all, value) => give(kind, withSpelling(kind, all, value), value, uses), left)
}

/** The channels of a brand once these parts of a change are undone. */
export const restoredChannels = (
  kind: ChannelKind,
  channels: Channel[],
  parts: readonly ReversiblePart[],
): Channel[] => parts.reduce((all, part) => restored(kind, all, part), channels)
