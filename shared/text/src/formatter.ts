import { dayOf, lastChangedLabel, type MoreEntries, moreHint } from './labels.ts'
import { formatIban, formatPhone } from './numbers.ts'

export type Formatter = ReturnType<typeof createFormatter>

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Creates formatters of dates, counts and money for a locale. Days are days in Berlin; labels are German in every locale.
 * An invalid date throws a RangeError.
 */
export function createFormatter(locale = 'en-US') {
  const numeric: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }
  const date = dateFormat(locale, numeric)
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  })
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

  return {
    /** Formats a day (`2026-11-03`) or an instant as 03.11.2026, the one form of dates in the portal. */
    formatDate: date,
    /** The day of an instant as „heute“, „gestern“, „vorgestern“ or 03.11.2026. */
    formatDay: (instant: string, now?: Date) => dayOf(instant, date, now),
    /** The time of an instant in Berlin, as 14:32. */
    formatTime: (instant: string) => time.format(new Date(instant)),
    formatCount: (value: number) => count.format(value),
    formatMoney: (cents: number, currency = 'EUR') =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    formatIban,
    formatPhone,
    lastChangedLabel: (changedAt: string | null, now?: Date) => lastChangedLabel(changedAt, date, now),
    moreHint: (more: MoreEntries, now?: Date) =>
      moreHint(more, { count: (value) => count.format(value), date }, now),
  }
}

/** The formatter of the interface. */
export const german: Formatter = createFormatter('de-DE')

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const ofInstant = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Berlin' })
  const ofDay = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (value: string) => (DAY_ONLY.test(value) ? ofDay : ofInstant).format(new Date(value))
}
