import { type Channel, type ChannelKind, servesContract, withValue } from './channel.ts'

interface Wanted {
  value: string
  contracts: string[]
}

/** The id of the address that each contract had when the customer looked; null for none. */
export type SeenItems = Record<string, string | null>

const itemOf = (channels: Channel[], contractId: string): Channel | undefined =>
  channels.find((channel) => servesContract(channel, contractId))

/** Those that have the value already are never stale: a repetition finds its own work done. */
const staleOnes = (
  kind: ChannelKind,
  channels: Channel[],
  { value, contracts }: Wanted,
  isStale: (contractId: string) => boolean,
): string[] =>
  kind.isOneForEachContract
    ? contracts.filter((id) => isStale(id) && !servesContract(withValue(kind, channels, value), id))
    : []

/** Contracts that have another address than the one that the customer saw. */
export const changedSinceSeen = (
  kind: ChannelKind,
  channels: Channel[],
  { seen = {}, ...wanted }: Wanted & { seen?: SeenItems | undefined },
): string[] =>
  staleOnes(kind, channels, wanted, (contractId) => {
    const item = seen[contractId]
    return item !== undefined && item !== (itemOf(channels, contractId)?.id ?? null)
  })

/** Contracts that got another address while the business systems were asked. */
export const changedSinceRead = (
  kind: ChannelKind,
  { read, now }: { read: Channel[]; now: Channel[] },
  wanted: Wanted,
): string[] =>
  staleOnes(
    kind,
    now,
    wanted,
    (contractId) => itemOf(read, contractId)?.value !== itemOf(now, contractId)?.value,
  )
