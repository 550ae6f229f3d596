import { createHash, randomUUID } from 'node:crypto'
import { lockCustomer } from '../channels/channels.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import type { KeyedRequest } from '../idempotency/idempotency-keys.repository.ts'
import { insertReversibleChange } from './reversible-changes.repository.ts'
import { partsBetween } from './reversible-parts.ts'
import { isUnusedAddress, readState, type Scope, type StoredState } from './stored-state.ts'

/** The same for a retry, whose response is the stored one. */
export const changeIdOf = (keyed: KeyedRequest | undefined): string =>
  keyed ? createHash('sha256').update(`${keyed.scope} ${keyed.keyHash}`).digest('base64url') : randomUUID()

const unusedAddresses = (state: StoredState): string[] =>
  [...state].flatMap(([id, { emailAddresses = [] }]) => (isUnusedAddress(id) ? emailAddresses : []))

/**
 * Runs a write and records what it replaced, for as long as it can be undone. The customer is locked before, so that what
 * is recorded is what this write alone has changed.
 * @returns the id of the change, if it can be undone
 */
export async function recordChange<Response>(
  { trx, cipher }: { trx: Database; cipher: Cipher },
  { id, ...scope }: Scope & { id: string },
  write: () => Promise<Response>,
): Promise<{ response: Response; changeId?: string }> {
  await lockCustomer(trx, scope.customerId)
  const before = await readState(trx, scope)
  const response = await write()
  const parts = partsBetween(before, await readState(trx, scope))
  if (parts.length === 0) return { response }
  await insertReversibleChange(trx, cipher, { id, scope, parts, unused: unusedAddresses(before) })
  return { response, changeId: id }
}
