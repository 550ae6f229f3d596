import { type CallName, protectionOf } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from './limit.ts'

/** The limits that the table of calls declares for a call. */
export function limitsOf(name: CallName): Limit[] {
  const { limits = [] } = protectionOf(name)
  return limits.map((limit) => ({ name, ...limit }))
}

/**
 * Counts a try of a call under all limits that the table of calls declares for it, on all BFFs together.
 * @param subject a customer's id, or what else the call is counted for
 * @throws `too-many-requests`
 */
export async function takeCallAttempt(trx: Database, name: CallName, subject: string): Promise<void> {
  for (const limit of limitsOf(name)) await takeAttempt(trx, limit, subject)
}
