/** One round of requests to one server. */
export interface Round {
  /** Duration of each answered request. */
  milliseconds: number[]
  seconds: number
}

export interface Figures {
  perSecond: number
  p50: number
  p95: number
  p99: number
}

const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

function percentile(share: number, numbers: number[]): number {
  const sorted = ascending(numbers)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

const perSecond = ({ milliseconds, seconds }: Round) => milliseconds.length / seconds

/** The median of the rounds, so that a busy moment of the machine does not count. */
const middleOf = (rounds: Round[], figure: (round: Round) => number) => percentile(0.5, rounds.map(figure))

export function figuresOf(rounds: Round[]): Figures {
  const middle = (share: number) => middleOf(rounds, ({ milliseconds }) => percentile(share, milliseconds))
  return { perSecond: middleOf(rounds, perSecond), p50: middle(0.5), p95: middle(0.95), p99: middle(0.99) }
}

/** The number of requests that one server answers per request of another one, from rounds that were run in pairs. */
export const shareOf = (rounds: Round[], others: Round[]) =>
  percentile(
    0.5,
    rounds.map((round, index) => perSecond(round) / perSecond(others[index] ?? round)),
  )
