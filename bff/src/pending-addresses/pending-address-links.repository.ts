import type { TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

const A_DAY_FROM_NOW = sql<string>`now() + interval '24 hours'`

export interface PendingKey {
  customerId: string
  pendingId: string
}

/** The request that a link in a mail confirms. */
export interface PendingAddress extends PendingKey {
  version: number
  subject: string
  tenantId: TenantId
  value: string
  contracts: string[]
  contact: boolean
  replacesId: string | null
  replacesValue: string | null
  isActive: boolean
  isConfirmed: boolean
  isWithdrawn: boolean
  isInTime: boolean
}

export async function findPendingByToken(
  db: Database,
  tokenHash: string,
): Promise<PendingAddress | undefined> {
  return db
    .selectFrom('pending_email_address as pending')
    .innerJoin('account', 'account.customer_id', 'pending.customer_id')
    .select([
      'pending.customer_id as customerId',
      'pending_id as pendingId',
      'pending.version',
      'subject',
      'tenant_id as tenantId',
      'value',
      'contracts',
      'is_contact as contact',
      'replaces_id as replacesId',
      'replaces_value as replacesValue',
      sql<boolean>`status = 'active'`.as('isActive'),
      sql<boolean>`confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`withdrawn_at is not null`.as('isWithdrawn'),
      sql<boolean>`expires_at > now()`.as('isInTime'),
    ])
    .where(sql<boolean>`token_hashes @> array[${tokenHash}::text]`)
    .executeTakeFirst()
}

/** @returns the address of an open request */
export async function findOpenAddress(
  db: Database,
  { customerId, pendingId }: PendingKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pending_email_address')
    .select('value')
    .where('customer_id', '=', customerId)
    .where('pending_id', '=', pendingId)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row?.value
}

/** `changed` if it was withdrawn, or its uses changed since it was read. */
export type PendingState = 'open' | 'confirmed' | 'changed'

/** Reads the current state and locks it until the transaction ends. */
export async function lockPendingState(
  trx: Database,
  { customerId, pendingId, version }: PendingAddress,
): Promise<PendingState> {
  const row = await trx
    .selectFrom('pending_email_address')
    .select(['confirmed_at', 'withdrawn_at', 'version'])
    .where('customer_id', '=', customerId)
    .where('pending_id', '=', pendingId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.confirmed_at) return 'confirmed'
  return !row || row.withdrawn_at || row.version !== version ? 'changed' : 'open'
}

const update = (trx: Database, { customerId, pendingId }: PendingKey) =>
  trx
    .updateTable('pending_email_address')
    .where('customer_id', '=', customerId)
    .where('pending_id', '=', pendingId)

export async function markAddressConfirmed(trx: Database, key: PendingKey): Promise<void> {
  await update(trx, key).set({ confirmed_at: sql`now()`, withdrawn_at: null }).execute()
}

/** Limits the request to the failed contracts; the link is valid for another day. */
export async function limitToContracts(trx: Database, key: PendingKey, contracts: string[]): Promise<void> {
  const rest = { contracts, is_contact: false, withdrawn_at: null, expires_at: A_DAY_FROM_NOW }
  await update(trx, key)
    .set((row) => ({ ...rest, version: row('version', '+', 1) }))
    .execute()
}

/** The link is valid for a day from now on. */
export async function addAddressToken(trx: Database, key: PendingKey, tokenHash: string): Promise<void> {
  await update(trx, key)
    .set({
      token_hashes: sql`array_append(token_hashes, ${tokenHash}::text)`,
      expires_at: A_DAY_FROM_NOW,
    })
    .execute()
}

/** Called after the newest mail was sent, because the sending may fail. */
export async function removeOlderTokens(trx: Database, key: PendingKey, newest: string): Promise<void> {
  await update(trx, key)
    .set({ token_hashes: sql`array[${newest}::text]` })
    .execute()
}
