import { type Channel, type ChannelKind, servesContract, withValue } from './channel.ts'

interface Wanted {
  value: string
  contracts: string[]
}

/** The address id of each contract at the time of the page's read; null for none. */
export type ShownItems = Record<string, string | null>

const itemOf = (channels: Channel[], contractId: string): Channel | undefined =>
  channels.find((channel) => servesContract(channel, contractId))

/** A contract that already has the value is never stale: a retry succeeds without a second effect. */
const staleOnes = (
  kind: ChannelKind,
  channels: Channel[],
  { value, contracts }: Wanted,
  isStale: (contractId: string) => boolean,
): string[] =>
  kind.isOneForEachContract
    ? contracts.filter((id) => isStale(id) && !servesContract(withValue(kind, channels, value), id))
    : []

/** Contracts whose address differs from the one that the customer saw. */
export const changedSinceShown = (
  kind: ChannelKind,
  channels: Channel[],
  { seen = {}, ...wanted }: Wanted & { seen?: ShownItems | undefined },
): string[] =>
  staleOnes(kind, channels, wanted, (contractId) => {
    const item = seen[contractId]
    return item !== undefined && item !== (itemOf(channels, contractId)?.id ?? null)
  })

/** Contracts whose address changed while the business systems were called. */
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
