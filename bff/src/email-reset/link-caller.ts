import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'

/** A person who opens a link in a mail is not signed in; only the secret identifies them. */
export interface LinkCaller {
  token: string
  /** The caller's address. */
  address: string
  requestId: string
}

const unknownTokens: Limit = { name: 'email-reset.unknown-token', most: 20, withinSeconds: 600 }

/** @throws `too-many-requests` */
export async function refuseUnknownLink(trx: Database, address: string): Promise<{ result: 'unknown' }> {
  await takeAttempt(trx, unknownTokens, address)
  return { result: 'unknown' }
}
