import { type Channel, isUnused } from './channel.ts'

/** What must be written, and told, for the channels of a brand to become others. */
export interface ChannelChanges {
  saved: Channel[]
  /** Of items that are taken away, or serve nothing any more. */
  removedIds: string[]
  /** All values that gained or lost something, old and new. */
  values: string[]
  /** Contracts that are served otherwise than before. */
  contracts: string[]
}

const difference = (one: string[], other: string[]) => one.filter((id) => !other.includes(id))

/** Contracts that one of the two serves and the other does not. */
const changedContracts = (one: Channel | undefined, other: Channel | undefined): string[] => {
  const [before, after] = [one?.contracts ?? [], other?.contracts ?? []]
  return [...difference(before, after), ...difference(after, before)]
}

const isEqual = (one: Channel | undefined, other: Channel | undefined) =>
  one?.value === other?.value &&
  one?.isContact === other?.isContact &&
  changedContracts(one, other).length === 0

/** @param keepsUnused items that serve nothing any more stay, for the customer to choose or remove */
export function changesBetween(before: Channel[], after: Channel[], keepsUnused = false): ChannelChanges {
  const stays = (channel: Channel) => keepsUnused || !isUnused(channel)
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
