import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { addAttempt, secondsUntilNext } from './attempts.repository.ts'

/** The maximum number of attempts within a time span, per subject. */
export interface Limit {
  /** The name of the limited action; attempts are counted per name and subject. */
  name: string
  most: number
  withinSeconds: number
}

/** The subject may be an address or a number, so the table only holds its hash. */
const fingerprint = (limit: Limit, subject: string) =>
  createHash('sha256').update(`${limit.name}:${limit.withinSeconds}:${subject}`).digest('base64url')

/** @returns the seconds until the next attempt, undefined if one is left */
export const waitFor = (trx: Database, limit: Limit, subject: string): Promise<number | undefined> =>
  secondsUntilNext(trx, fingerprint(limit, subject), limit)

/**
 * For attempts that count only if they fail, such as guesses: without a remaining attempt even a right one is refused.
 * @param subject a customer's id, or the canonical spelling of a recipient or address
 * @throws `too-many-requests` with the seconds until the next attempt
 */
export async function requireAttempt(trx: Database, limit: Limit, subject: string): Promise<void> {
  const retryAfter = await waitFor(trx, limit, subject)
  if (retryAfter === undefined) return
  throw new ProblemError('too-many-requests', { retryAfter, log: `limit ${limit.name} reached` })
}

/**
 * Counts an attempt before its outcome is known, one at a time per subject: of a thousand parallel attempts only as
 * many as the limit pass. A rollback of the transaction also removes the attempt.
 * @param subject a customer's id, or the canonical spelling of a recipient or address
 * @throws `too-many-requests` with the seconds until the next attempt
 */
export async function takeAttempt(trx: Database, limit: Limit, subject: string): Promise<void> {
  await requireAttempt(trx, limit, subject)
  await addAttempt(trx, fingerprint(limit, subject))
}

/** Counts an attempt at an optional action. @returns whether an attempt was left */
export async function tryAttempt(trx: Database, limit: Limit, subject: string): Promise<boolean> {
  const key = fingerprint(limit, subject)
  if ((await secondsUntilNext(trx, key, limit)) !== undefined) return false
  await addAttempt(trx, key)
  return true
}
