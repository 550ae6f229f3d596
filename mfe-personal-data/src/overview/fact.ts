import type { ReactNode } from 'react'

/** One entry of a kind of data. */
export interface Fact {
  id: string
  shown: ReactNode
  /** Null when it was never changed; left out where the portal does not know. */
  changedAt?: string | null | undefined
}

/** An entry that stands in several lists counts once, where it comes first. */
export function distinctFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ id }, index) => facts.findIndex((other) => other.id === id) === index)
}

/** The latest of the changes; undefined if none is known. Instants in UTC sort as text. */
export function latestChange(facts: readonly Pick<Fact, 'changedAt'>[]): Fact['changedAt'] {
  return facts.reduce<Fact['changedAt']>(
    (latest, { changedAt }) => ((changedAt ?? '') > (latest ?? '') ? changedAt : (latest ?? changedAt)),
    undefined,
  )
}
