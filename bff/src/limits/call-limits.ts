import { type CallName, protectionOf } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt, waitFor } from './limit.ts'

/** The limits of a call in the table of calls. */
export function limitsOf(name: CallName): Limit[] {
  const { limits = [] } = protectionOf(name)
  return limits.map((limit) => ({ name, ...limit }))
}

/**
 * Counts an attempt under all limits of the call, across all BFFs.
 * @param subject a customer's id, or another key of the count
 * @throws `too-many-requests`
 */
export async function takeCallAttempt(trx: Database, name: CallName, subject: string): Promise<void> {
  for (const limit of limitsOf(name)) await takeAttempt(trx, limit, subject)
}

/** The seconds until all limits of the call leave an attempt; 0 if they do now. */
export async function secondsUntilNextCall(trx: Database, name: CallName, subject: string): Promise<number> {
  const waits = await Promise.all(limitsOf(name).map((limit) => waitFor(trx, limit, subject)))
  return Math.max(0, ...waits.map((seconds) => seconds ?? 0))
}
