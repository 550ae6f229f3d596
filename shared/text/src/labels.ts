const DAY = 86_400_000
const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const dayNames = ['heute', 'gestern', 'vorgestern']

type DateFormat = (instant: string) => string

/** The label of the last change, in calendar days of Berlin. The clock of the server may be ahead. */
export function lastChangedLabel(changedAt: string | null, formatDate: DateFormat, now = new Date()): string {
  return changedAt === null ? 'Noch nie geändert' : `Zuletzt geändert: ${dayOf(changedAt, formatDate, now)}`
}

export interface MoreEntries {
  count: number
  /** The latest change of these entries, if there is one. */
  changedAt?: string | null | undefined
}

/** The number of further entries and their last change; undefined without entries. */
export function moreHint(
  { count, changedAt }: MoreEntries,
  format: { count: (count: number) => string; date: DateFormat },
  now = new Date(),
): string | undefined {
  if (count < 1) return undefined
  const entries = count === 1 ? '1 weiterer Eintrag' : `${format.count(count)} weitere Einträge`
  return `und ${entries}${changedAt ? `, zuletzt geändert: ${dayOf(changedAt, format.date, now)}` : ''}`
}

/** The day of an instant; the last three days by name. */
export function dayOf(instant: string, formatDate: DateFormat, now = new Date()): string {
  const daysAgo = Math.max(0, dayNumber(now) - dayNumber(new Date(instant)))
  return dayNames[daysAgo] ?? formatDate(instant)
}

// A calendar day parsed as UTC is always 24 hours long, also at a change of daylight saving time.
function dayNumber(instant: Date): number {
  return Date.parse(berlinDay.format(instant)) / DAY
}
