import { supportHours } from '@portal/contracts'

/** Whether the phone support is open, and when that changes next: an hour of a day of the week, Sunday is 0. */
export interface SupportState {
  isOpen: boolean
  /** Closes then if it is open, else opens. */
  weekday: number
  hour: number
  /** 0 if it changes today, 1 for tomorrow. */
  daysAhead: number
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

function berlinTime(now: Date) {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return { weekday: WEEKDAYS.indexOf(parts.weekday ?? ''), hour: Number(parts.hour) }
}

/** The support hours at an instant, by the clocks of Berlin wherever the customer is. */
export function supportState(now: Date): SupportState {
  const { weekday: today, hour: present } = berlinTime(now)
  const hours = supportHours[today]
  if (hours && present >= hours.opens && present < hours.closes) {
    return { isOpen: true, weekday: today, hour: hours.closes, daysAhead: 0 }
  }
  const isAfterHours = !hours || present >= hours.closes
  const daysAhead = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (ahead) => supportHours[(today + ahead) % 7] && !(ahead === 0 && isAfterHours),
  )
  const weekday = (today + (daysAhead ?? 0)) % 7
  return { isOpen: false, weekday, hour: supportHours[weekday]?.opens ?? 0, daysAhead: daysAhead ?? 0 }
}
