import type { Verdict } from './business-system.ts'

/** No verdict in time, or an unreadable one: the system may or may not have accepted the change. */
export const isOutage = (verdict: Verdict | undefined): boolean =>
  !verdict ||
  (!verdict.accepted && (verdict.reason === 'system-timeout' || verdict.reason === 'system-unavailable'))
