import type { Contract } from './customer-profile.ts'

/** sv-SE writes dates as ISO 8601. Made once: making it takes longer than all checks of a date. */
const germanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Today's date in Germany, in any time zone of the device. */
export const today = (): string => germanDay.format(Date.now())

/** `ending` runs, and its last day is known. */
export type ContractTerm = 'upcoming' | 'running' | 'ending' | 'ended'

/** The term on a day of the German calendar, ISO 8601. A contract runs on its last day. */
export function contractTerm(
  { termStart, termEnd }: Pick<Contract, 'termStart' | 'termEnd'>,
  day = today(),
): ContractTerm {
  if (termEnd && termEnd < day) return 'ended'
  if (termStart > day) return 'upcoming'
  return termEnd ? 'ending' : 'running'
}
