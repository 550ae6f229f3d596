import type { LogEntry } from './log.ts'

/** A time to the minute, in UTC. */
export const minute = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)}`

export const shortRevision = (revision: string): string => revision.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1')

/** Why a write was made, and why it was forced. */
export const reasonsOf = ({ why, forced, second }: LogEntry): string =>
  [why, forced && `forced${second ? ` with ${second}` : ''}: ${forced}`].filter(Boolean).join('; ')
