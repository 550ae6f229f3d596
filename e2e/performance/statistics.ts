/** @param share 0.5 for the median */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: number[]): number => quantile(values, 0.5)

export const geometricMean = (values: number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

export interface Ratio {
  median: number
  min: number
  max: number
}

/**
 * Compares two variants. Both values of a round were measured shortly after each other, so what disturbs a round disturbs its ratio
 * little.
 * @param values of each round
 */
export function ratioOf(values: number[], others: number[]): Ratio {
  if (values.length !== others.length) throw new Error('Each round needs both values')
  const ratios = values.map((value, round) => value / (others[round] ?? Number.NaN))
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) }
}

/** The variants in the order of a round, so that each of them is first equally often. */
export const rotated = <T>(variants: T[], round: number): T[] => {
  const first = round % variants.length
  return [...variants.slice(first), ...variants.slice(0, first)]
}
