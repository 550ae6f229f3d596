import { randomUUID } from 'node:crypto'
import { type Channel, type ChannelKind, isUnused, servesContract, withValue } from './channel.ts'

/** Uses that a value gets in addition to its present ones. */
export interface Uses {
  contracts: string[]
  contact: boolean
}

export const without = (channel: Channel, { contracts, contact }: Uses): Channel => ({
  ...channel,
  contracts: channel.contracts.filter((contractId) => !contracts.includes(contractId)),
  isContact: channel.isContact && !contact,
})

const together = (channel: Channel, { contracts, contact }: Uses): Channel => ({
  ...channel,
  contracts: [...new Set([...channel.contracts, ...contracts])],
  isContact: channel.isContact || contact,
})

export const newChannel = (value: string): Channel => ({
  id: randomUUID(),
  version: 0,
  value,
  contracts: [],
  changedAt: null,
  isContact: false,
})

export const replaced = (channels: Channel[], changed: Channel): Channel[] =>
  channels.map((channel) => (channel.id === changed.id ? changed : channel))

const isNothing = ({ contracts, contact }: Uses) => contracts.length === 0 && !contact

/** Adds uses to a value, as a new item if there is none. */
export function give(kind: ChannelKind, channels: Channel[], value: string, uses: Uses): Channel[] {
  if (isNothing(uses)) return channels
  const target = withValue(kind, channels, value)
  const others = target ? channels : [...channels, newChannel(value)]
  return others.map((channel) => {
    if (kind.isSame(channel.value, value)) return together(channel, uses)
    return kind.isOneForEachContract ? without(channel, { ...uses, contact: false }) : channel
  })
}

/** Moves uses from an item to another value. An item without remaining uses takes the new value itself. */
export function move(
  kind: ChannelKind,
  channels: Channel[],
  item: Channel,
  { value, ...uses }: Uses & { value: string },
): Channel[] {
  if (isNothing(uses) || kind.isSame(item.value, value)) return give(kind, channels, value, uses)
  const rest = without(item, uses)
  const isRenamed = isUnused(rest) && !withValue(kind, channels, value)
  return give(kind, replaced(channels, isRenamed ? { ...rest, value } : rest), value, uses)
}

/** Whether nothing is left to do: a retry succeeds without a second effect. */
export function isMoved(
  kind: ChannelKind,
  channels: Channel[],
  item: Channel,
  { value, contracts, contact }: Uses & { value: string },
): boolean {
  const target = withValue(kind, channels, value)
  const left = target?.id === item.id ? undefined : item
  return (
    contracts.every((id) => servesContract(target, id) && !servesContract(left, id)) &&
    (!contact || (target?.isContact === true && !left?.isContact))
  )
}
