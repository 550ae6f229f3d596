const DAY = 86_400_000
const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const dayWords = ['heute', 'gestern', 'vorgestern']

type DateFormat = (instant: string) => string

/** When a value was changed, counted in calendar days of Berlin; the clock of the server may be a little ahead. */
export function lastChangedLabel(changedAt: string | null, formatDate: DateFormat, now = new Date()): string {
  return changedAt === null ? 'Noch nie geändert' : `Zuletzt geändert: ${dayOf(changedAt, formatDate, now)}`
}

export interface MoreEntries {
  count: number
  /** The latest of their changes; null or left out if there is none to tell of. */
  changedAt?: string | null | undefined
}

/** Says how many entries stand behind the one that is shown, and when one was last changed; nothing for none. */
export function moreHint(
  { count, changedAt }: MoreEntries,
  format: { count: (count: number) => string; date: DateFormat },
  now = new Date(),
): string | undefined {
  if (count < 1) return undefined
  const entries = count === 1 ? '1 weiterer Eintrag' : `${format.count(count)} weitere Einträge`
  return `und ${entries}${changedAt ? `, zuletzt geändert: ${dayOf(changedAt, format.date, now)}` : ''}`
}

/** The day of an instant, the last three in words. */
export function dayOf(instant: string, formatDate: DateFormat, now = new Date()): string {
  const daysAgo = Math.max(0, dayNumber(now) - dayNumber(new Date(instant)))
  return dayWords[daysAgo] ?? formatDate(instant)
}

// A calendar day read as UTC is always 24 hours long, so days can be subtracted across a change of the clocks.
function dayNumber(instant: Date): number {
  return Date.parse(berlinDay.format(instant)) / DAY
}
