import type { ContractConsumption } from '@portal/contracts'
import { german } from '@portal/text'
import { useTranslation } from 'react-i18next'
import type { YearComparison } from './compare-years.ts'

const long = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' })
const share = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 })

// Any year: only the month is said.
const dateOf = (month: number) => Date.UTC(2026, month - 1, 15)

export const monthName = (month: number) => long.format(dateOf(month))
export const shortMonthName = (month: number) => short.format(dateOf(month)).replace('.', '')

const list = new Intl.ListFormat('de')

/** What follows on each other, together: 3, 4, 5 and 8 are two runs. */
function runsOf(months: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run?.at(-1) === month - 1) run.push(month)
    else runs.push([month])
  }
  return runs
}

/** Names months, and none between them: „März bis Mai und August“. */
export function useMonthWords() {
  const { t } = useTranslation()
  return (months: readonly number[]) =>
    list.format(
      runsOf(months).flatMap((run) => {
        const [first, ...others] = run.map(monthName)
        if (first === undefined || others.length < 2) return run.map(monthName)
        return t('consumption.months', { first, last: others.at(-1) })
      }),
    )
}

/** What the pictures say, in words: they are the same for those who do not see them. */
export function useConsumptionWords(unit: ContractConsumption['unit']) {
  const { t } = useTranslation()
  const monthWords = useMonthWords()
  const inUnit = (amount: number) =>
    t('consumption.amount', { amount: german.formatCount(amount), unit: t(`consumption.units.${unit}`) })

  function total({ year, measured, total: amount }: YearComparison): string {
    const words = { year, amount: inUnit(amount), months: monthWords(measured) }
    if (measured.length === 1) return t('consumption.total.one', words)
    const isRun = measured.length > 2 && runsOf(measured).length === 1
    return t(isRun ? 'consumption.total.run' : 'consumption.total.some', words)
  }

  function difference({ year, measured, compared }: YearComparison): string {
    const before = { year: year - 1 }
    if (!compared) return t('consumption.difference.none', before)
    const { months, latest, difference: change, share: part } = compared
    const plain = inUnit(Math.abs(change))
    const amount =
      part === undefined
        ? plain
        : t('consumption.difference.withShare', { amount: plain, share: share.format(Math.abs(part)) })
    const words = { ...before, amount, latest: inUnit(latest), months: monthWords(months) }
    const isPartly = months.length < measured.length
    const kind = change === 0 ? 'same' : change > 0 ? 'more' : 'less'
    return t(isPartly ? `consumption.difference.partly.${kind}` : `consumption.difference.${kind}`, words)
  }

  return { total, difference, unit: t(`consumption.units.${unit}`) }
}
