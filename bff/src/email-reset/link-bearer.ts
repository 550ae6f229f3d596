import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'

/** A person who brings the secret from a mail is not signed in, and known by it alone. */
export interface LinkBearer {
  token: string
  /** Where the call comes from. */
  address: string
  requestId: string
}

const unknownTokens: Limit = { name: 'email-reset.unknown-token', most: 20, withinSeconds: 600 }

/** @throws `too-many-requests` */
export async function refuseUnknownLink(trx: Database, address: string): Promise<{ result: 'unknown' }> {
  await takeAttempt(trx, unknownTokens, address)
  return { result: 'unknown' }
}
