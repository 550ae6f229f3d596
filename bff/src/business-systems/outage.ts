import type { Verdict } from './business-system.ts'

/** No verdict in time, or none that can be read: the system may have taken the change, or not. */
export const isOutage = (verdict: Verdict | undefined): boolean =>
  !verdict ||
  (!verdict.accepted && (verdict.reason === 'system-timeout' || verdict.reason === 'system-unavailable'))
