import type { ContractConsumption } from '@portal/contracts'
import { german } from '@portal/text'
import type { YearComparison } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'

const long = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' })
const share = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 })

// The year does not matter.
const dateOf = (month: number) => Date.UTC(2026, month - 1, 15)

export const monthName = (month: number) => long.format(dateOf(month))
export const shortMonthName = (month: number) => short.format(dateOf(month)).replace('.', '')

const list = new Intl.ListFormat('de')

/** Splits into runs of consecutive months: 3, 4, 5 and 8 are two runs. */
function runsOf(months: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run?.at(-1) === month - 1) run.push(month)
    else runs.push([month])
  }
  return runs
}

/** „März bis Mai und August“. */
export const monthList = (months: readonly number[]) =>
  list.format(
    runsOf(months).flatMap((run) => {
      const [first, ...others] = run.map(monthName)
      if (first === undefined || others.length < 2) return run.map(monthName)
      return consumptionTexts.t('months', { first, last: others.at(-1) })
    }),
  )

/** Sentences with the content of the chart. */
export function consumptionSummary(unit: ContractConsumption['unit']) {
  const { t } = consumptionTexts
  const inUnit = (amount: number) =>
    t('amount', { amount: german.formatCount(amount), unit: t(`units.${unit}`) })

  function total({ year, measured, total: amount }: YearComparison): string {
    const values = { year, amount: inUnit(amount), months: monthList(measured) }
    if (measured.length === 1) return t('total.one', values)
    const isRun = measured.length > 2 && runsOf(measured).length === 1
    return t(isRun ? 'total.run' : 'total.some', values)
  }

  function difference({ year, measured, compared }: YearComparison): string {
    const before = { year: year - 1 }
    if (!compared) return t('difference.none', before)
    const { months, latest, difference: change, share: part } = compared
    const plain = inUnit(Math.abs(change))
    const amount =
      part === undefined
        ? plain
        : t('difference.withShare', { amount: plain, share: share.format(Math.abs(part)) })
    const values = { ...before, amount, latest: inUnit(latest), months: monthList(months) }
    const isPartly = months.length < measured.length
    const kind = change === 0 ? 'same' : change > 0 ? 'more' : 'less'
    return t(isPartly ? `difference.partly.${kind}` : `difference.${kind}`, values)
  }

  return { total, difference, unit: t(`units.${unit}`) }
}
