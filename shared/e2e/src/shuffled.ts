import { createHash } from 'node:crypto'

/** The same names in an order that only depends on the seed. */
export function shuffled(names: string[], seed: number): string[] {
  const rank = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  return names.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}
