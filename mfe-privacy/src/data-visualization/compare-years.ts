import type { ContractConsumption } from '@portal/contracts'

export interface MonthPair {
  /** 1 to 12. */
  month: number
  /** In the latest year; undefined without a measured value. */
  latest: number | undefined
  before: number | undefined
}

export interface YearComparison {
  year: number
  /** January to December. */
  months: MonthPair[]
  /** The months of the latest year with a value, and their sum. */
  measured: number[]
  total: number
  /** Over the months with values in both years; undefined without any. */
  compared: ComparedMonths | undefined
}

interface ComparedMonths {
  months: number[]
  latest: number
  before: number
  /** `latest` minus `before`. */
  difference: number
  /** `difference` relative to `before`; undefined if `before` is 0. */
  share: number | undefined
}

const sum = (amounts: (number | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

/**
 * Compares the latest year with the year before, over the months with values in both: an unfinished year must not look
 * economical.
 * @returns undefined without any value
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
    measured: months.filter(({ latest }) => latest !== undefined).map(({ month }) => month),
    total: sum(months.map(({ latest }) => latest)),
    compared: compareMonths(months),
  }
}

function compareMonths(months: MonthPair[]): ComparedMonths | undefined {
  const both = months.filter(({ latest, before }) => latest !== undefined && before !== undefined)
  if (both.length === 0) return undefined
  const latest = sum(both.map((pair) => pair.latest))
  const before = sum(both.map((pair) => pair.before))
  const difference = latest - before
  const share = before === 0 ? undefined : difference / before
  return { months: both.map(({ month }) => month), latest, before, difference, share }
}
