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

/** What the pictures say, in words: they are the same for those who do not see them. */
export function useConsumptionWords(unit: ContractConsumption['unit']) {
  const { t } = useTranslation()
  const inUnit = (amount: number) =>
    t('consumption.amount', { amount: german.formatCount(amount), unit: t(`consumption.units.${unit}`) })

  function total({ year, months, until, total: amount }: YearComparison): string {
    const first = months.find(({ latest }) => latest !== undefined)?.month ?? until
    const words = { year, amount: inUnit(amount), month: monthName(until) }
    if (first === until) return t('consumption.total.one', words)
    return t('consumption.total.many', { ...words, first: monthName(first), last: monthName(until) })
  }

  function difference({ year, difference: change }: YearComparison): string {
    const before = { year: year - 1 }
    if (!change) return t('consumption.difference.none', before)
    if (change.amount === 0) return t('consumption.difference.same', before)
    const plain = inUnit(Math.abs(change.amount))
    const amount =
      change.share === undefined
        ? plain
        : t('consumption.difference.withShare', {
            amount: plain,
            share: share.format(Math.abs(change.share)),
          })
    return t(change.amount > 0 ? 'consumption.difference.more' : 'consumption.difference.less', {
      ...before,
      amount,
    })
  }

  return { total, difference, unit: t(`consumption.units.${unit}`) }
}
