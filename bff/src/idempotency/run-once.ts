import { createHash } from 'node:crypto'
import type { CallName } from '@portal/contracts'
import type { CheckedInput } from '../call-input.ts'
import type { Database } from '../database/open-database.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { claimKey, findResponse, type KeyedRequest, storeResponse } from './idempotency-keys.repository.ts'

/** With or without quotes, as the draft of the header allows. */
const KEY = /^"?([\x21\x23-\x7e]{8,128})"?$/

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

type DecidingInput = Pick<CheckedInput, 'tenantId' | 'version' | 'query' | 'body'>

/** Over all that decides about the effect of a call. The checked input is compared, so the same request in another notation is the same. */
export const digestOf = (
  secrets: string[],
  name: CallName,
  { tenantId, version, query, body }: DecidingInput,
): string => hash(...secrets, name, JSON.stringify({ tenantId, version, query, body }))

/**
 * Reads `Idempotency-Key`. Both hashes depend on the key, which is secret and long: a body with few possible values, such
 * as a PIN, cannot be guessed from the stored hash.
 * @throws `invalid-request` for a key that is too short, too long or not printable
 */
export function keyedRequest(
  name: CallName,
  header: string | undefined,
  input: CheckedInput,
): KeyedRequest | undefined {
  if (header === undefined) return undefined
  const key = KEY.exec(header)?.[1]
  if (!key) throw new ProblemError('invalid-request', { log: 'Idempotency-Key is not a key' })
  const { account, caller } = input
  return {
    scope: account?.customerId ?? caller?.signIn.subject ?? 'public',
    keyHash: hash(key),
    requestHash: digestOf([key], name, input),
  }
}

/**
 * The stored response of the same request, if there is one.
 * @throws `idempotency-key-reused` if the key came with another request
 */
export async function storedResponse(db: Database, request: KeyedRequest): Promise<unknown> {
  const stored = await findResponse(db, request)
  if (stored && stored.requestHash !== request.requestHash) throw new ProblemError('idempotency-key-reused')
  return stored?.answer
}

/** Writes and stores the response in one transaction. A retry, even in parallel, gets the first response. */
export async function runOnce<Result>(
  trx: Database,
  request: KeyedRequest | undefined,
  write: (trx: Database) => Promise<Result>,
): Promise<Result> {
  if (!request) return write(trx)
  if (!(await claimKey(trx, request))) return (await storedResponse(trx, request)) as Result
  const response = await write(trx)
  await storeResponse(trx, request, response)
  return response
}
