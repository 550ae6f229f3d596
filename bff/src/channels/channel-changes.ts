import { type Channel, isUnused } from './channel.ts'

/** The writes and notices that a change of a brand's channels needs. */
export interface ChannelChanges {
  saved: Channel[]
  /** Removed items and items without a remaining use. */
  removedIds: string[]
  /** All old and new values whose uses changed. */
  values: string[]
  /** Contracts whose channel changed. */
  contracts: string[]
}

const difference = (one: string[], other: string[]) => one.filter((id) => !other.includes(id))

/** Contracts that only one of the two serves. */
const changedContracts = (one: Channel | undefined, other: Channel | undefined): string[] => {
  const [before, after] = [one?.contracts ?? [], other?.contracts ?? []]
  return [...difference(before, after), ...difference(after, before)]
}

const isEqual = (one: Channel | undefined, other: Channel | undefined) =>
  one?.value === other?.value &&
  one?.isContact === other?.isContact &&
  changedContracts(one, other).length === 0

/** @param retains the items without a remaining use that stay, so that the customer can choose or remove them */
export function changesBetween(
  before: Channel[],
  after: Channel[],
  retains: (channel: Channel) => boolean = () => false,
): ChannelChanges {
  const stays = (channel: Channel) => !isUnused(channel) || retains(channel)
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const touched = ids
    .map((id) => ({
      id,
      was: before.find((item) => item.id === id),
      is: after.find((item) => item.id === id),
    }))
    .filter(({ was, is }) => !isEqual(was, is))
  return {
    saved: touched.flatMap(({ is }) => (is && stays(is) ? [is] : [])),
    removedIds: touched.filter(({ is }) => !is || !stays(is)).map(({ id }) => id),
    values: [...new Set(touched.flatMap(({ was, is }) => [was?.value ?? [], is?.value ?? []].flat()))],
    contracts: [...new Set(touched.flatMap(({ was, is }) => changedContracts(was, is)))],
  }
}
