import type { ContractConsumption } from '@portal/contracts'

export interface MonthPair {
  /** 1 to 12. */
  month: number
  /** In the latest year; undefined if it was not measured, or is yet to come. */
  latest: number | undefined
  before: number | undefined
}

export interface YearComparison {
  year: number
  /** From January to December. */
  months: MonthPair[]
  total: number
  /** The last month of the latest year that has a value. */
  until: number
  /** Over the months that both years have; undefined if there is none. */
  difference: { amount: number; share: number | undefined } | undefined
}

const sum = (amounts: (number | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

/**
 * The latest year that has a value, beside the one before it. Only months that both have are compared, so that a year
 * that is not over does not look thrifty.
 * @returns undefined if there is no value
 */
export function compareYears(values: ContractConsumption['months']): YearComparison | undefined {
  const newest = values
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  if (newest === undefined) return undefined
  const year = Number(newest.slice(0, 4))
  const amounts = new Map(values.map(({ month, amount }) => [month, amount]))
  const amountOf = (ofYear: number, month: number) =>
    amounts.get(`${ofYear}-${String(month).padStart(2, '0')}`)
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    latest: amountOf(year, index + 1),
    before: amountOf(year - 1, index + 1),
  }))
  return {
    year,
    months,
    total: sum(months.map(({ latest }) => latest)),
    until: Number(newest.slice(5)),
    difference: differenceOf(months),
  }
}

function differenceOf(months: MonthPair[]): YearComparison['difference'] {
  const both = months.filter(({ latest, before }) => latest !== undefined && before !== undefined)
  if (both.length === 0) return undefined
  const before = sum(both.map((pair) => pair.before))
  const amount = sum(both.map(({ latest }) => latest)) - before
  return { amount, share: before === 0 ? undefined : amount / before }
}
