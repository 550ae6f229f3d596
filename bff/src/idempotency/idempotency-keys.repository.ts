import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

export interface KeyedRequest {
  /** The customer, the signed-in subject without a customer, or `public`: a key only works for its owner. */
  scope: string
  keyHash: string
  /** The hash of method, path, brand and body: the same key with another request is an error. */
  requestHash: string
}

export interface StoredResponse {
  requestHash: string
  answer: unknown
}

const answerRows = prepared((db, { scope, keyHash }: KeyedRequest) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash),
)

export async function findResponse(db: Database, request: KeyedRequest): Promise<StoredResponse | undefined> {
  const [row] = await answerRows(db, request)
  return row && { requestHash: row.request_hash, answer: row.answer }
}

const claimedRows = prepared((db, { scope, keyHash, requestHash }: KeyedRequest) =>
  db
    .insertInto('idempotency_key')
    .values({ scope, key_hash: keyHash, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('scope'),
)

/**
 * Claims the key for this transaction. Waits while another transaction holds it.
 * @returns whether the key was free
 */
export async function claimKey(trx: Database, request: KeyedRequest): Promise<boolean> {
  return (await claimedRows(trx, request)).length > 0
}

const writeAnswer = prepared((db, { scope, keyHash, answer }: KeyedRequest & { answer: string }) =>
  db
    .updateTable('idempotency_key')
    .set({ answer })
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash),
)

export async function storeResponse(trx: Database, request: KeyedRequest, answer: unknown): Promise<void> {
  await writeAnswer(trx, { ...request, answer: JSON.stringify(answer) })
}

/** Clients retry a write within minutes. */
export async function clearOldKeys(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_key').where(sql<boolean>`created_at < now() - interval '1 day'`).execute()
}
