import type { ContractConsumption } from '@portal/contracts'
import { german } from '@portal/text'
import type { YearComparison } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'

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
export const monthWords = (months: readonly number[]) =>
  list.format(
    runsOf(months).flatMap((run) => {
      const [first, ...others] = run.map(monthName)
      if (first === undefined || others.length < 2) return run.map(monthName)
      return consumptionTexts.t('months', { first, last: others.at(-1) })
    }),
  )

/** What the pictures say, in words: they are the same for those who do not see them. */
export function consumptionWords(unit: ContractConsumption['unit']) {
  const { t } = consumptionTexts
  const inUnit = (amount: number) =>
    t('amount', { amount: german.formatCount(amount), unit: t(`units.${unit}`) })

  function total({ year, measured, total: amount }: YearComparison): string {
    const words = { year, amount: inUnit(amount), months: monthWords(measured) }
    if (measured.length === 1) return t('total.one', words)
    const isRun = measured.length > 2 && runsOf(measured).length === 1
    return t(isRun ? 'total.run' : 'total.some', words)
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
    const words = { ...before, amount, latest: inUnit(latest), months: monthWords(months) }
    const isPartly = months.length < measured.length
    const kind = change === 0 ? 'same' : change > 0 ? 'more' : 'less'
    return t(isPartly ? `difference.partly.${kind}` : `difference.${kind}`, words)
  }

  return { total, difference, unit: t(`units.${unit}`) }
}
