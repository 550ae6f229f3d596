import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { addAttempt, secondsUntilNext } from './attempts.repository.ts'

/** At most so many tries within so many seconds, for each of those who try. */
export interface Limit {
  /** Names what is limited; one count for each name and each subject. */
  name: string
  most: number
  withinSeconds: number
}

/** What is counted for may be an address or a number: the table holds its hash alone. */
const fingerprint = (limit: Limit, subject: string) =>
  createHash('sha256').update(`${limit.name}:${limit.withinSeconds}:${subject}`).digest('base64url')

/**
 * For tries that are counted only if they fail, such as guesses: refuses the right one, too, when none is left.
 * @param subject a customer's id, or the canonical spelling of a recipient or address
 * @throws `too-many-requests` with the seconds until the next try
 */
export async function demandAttempt(trx: Database, limit: Limit, subject: string): Promise<void> {
  const retryAfter = await secondsUntilNext(trx, fingerprint(limit, subject), limit)
  if (retryAfter === undefined) return
  throw new ProblemError('too-many-requests', { retryAfter, log: `limit ${limit.name} reached` })
}

/**
 * Counts a try before its outcome is known, one at a time for each subject: of a thousand sent in parallel no more than
 * the limit come through. Roll the transaction back, and the try was none.
 * @param subject a customer's id, or the canonical spelling of a recipient or address
 * @throws `too-many-requests` with the seconds until the next try
 */
export async function takeAttempt(trx: Database, limit: Limit, subject: string): Promise<void> {
  await demandAttempt(trx, limit, subject)
  await addAttempt(trx, fingerprint(limit, subject))
}

/** Counts a try that is simply left out when none is left. @returns whether it may be made */
export async function tryAttempt(trx: Database, limit: Limit, subject: string): Promise<boolean> {
  const key = fingerprint(limit, subject)
  if ((await secondsUntilNext(trx, key, limit)) !== undefined) return false
  await addAttempt(trx, key)
  return true
}
