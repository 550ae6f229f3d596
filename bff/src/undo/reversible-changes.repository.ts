import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { type Cipher, DecryptionError } from '../encryption/cipher.ts'
import type { ReversiblePart } from './reversible-parts.ts'
import type { Scope } from './stored-state.ts'

export interface ReversibleChange {
  id: string
  scope: Scope
  parts: ReversiblePart[]
  /** Addresses that had no use before the change; an undo leaves them. */
  unused: string[]
  undone: string[]
  /** ISO 8601. */
  expiresAt: string
  isExpired: boolean
}

type Values = Pick<ReversibleChange, 'parts' | 'unused'>

const placeOf = (customerId: string, changeId: string) =>
  ['reversible_change.values', customerId, changeId] as const

const columns = [
  'customer_id',
  'change_id',
  'tenant_id',
  'section',
  'replaced_values',
  'undone_parts',
  'expires_at',
] as const

export async function insertReversibleChange(
  trx: Database,
  cipher: Cipher,
  { id, scope, ...values }: Pick<ReversibleChange, 'id' | 'scope'> & Values,
): Promise<void> {
  const { customerId, tenantId, section } = scope
  await trx
    .insertInto('reversible_change')
    .values({
      customer_id: customerId,
      change_id: id,
      tenant_id: tenantId,
      section,
      replaced_values: cipher.encrypt(JSON.stringify(values), placeOf(customerId, id)),
    })
    .execute()
}

/** Whether the change was recorded, and has not expired. */
export async function isReversible(db: Database, customerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('reversible_change')
    .select('change_id')
    .where('customer_id', '=', customerId)
    .where('change_id', '=', id)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

const changesOf = (db: Database, customerId: string) =>
  db
    .selectFrom('reversible_change')
    .select(columns)
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('customer_id', '=', customerId)

type Row = Awaited<ReturnType<ReturnType<typeof changesOf>['executeTakeFirstOrThrow']>>

/** Rows of a key that was taken away since cannot be undone any more. */
export function readValues(
  cipher: Cipher,
  row: Pick<Row, 'customer_id' | 'change_id' | 'replaced_values'>,
): Values | undefined {
  try {
    return JSON.parse(cipher.decrypt(row.replaced_values, placeOf(row.customer_id, row.change_id)))
  } catch (error) {
    if (error instanceof DecryptionError) return undefined
    throw error
  }
}

function toChange(cipher: Cipher, row: Row): ReversibleChange[] {
  const values = readValues(cipher, row)
  if (!values) return []
  const { customer_id: customerId, change_id: id, tenant_id: tenantId, section, isExpired } = row
  const scope = { customerId, tenantId, section } as Scope
  return [{ id, scope, ...values, undone: row.undone_parts, expiresAt: row.expires_at, isExpired }]
}

/** Those that have not expired. */
export async function findReversibleChanges(
  db: Database,
  cipher: Cipher,
  customerId: string,
): Promise<ReversibleChange[]> {
  const rows = await changesOf(db, customerId).where('expires_at', '>', sql<string>`now()`).execute()
  return rows.flatMap((row) => toChange(cipher, row))
}

interface ChangeKey {
  customerId: string
  id: string
}

export async function findReversibleChange(
  db: Database,
  cipher: Cipher,
  { customerId, id }: ChangeKey,
): Promise<ReversibleChange | undefined> {
  const row = await changesOf(db, customerId).where('change_id', '=', id).executeTakeFirst()
  return row && toChange(cipher, row)[0]
}

/**
 * Waits until other undoings of the change end, and blocks further ones.
 * @returns the parts that are undone; undefined if the change has expired
 */
export async function lockUndoneParts(
  trx: Database,
  { customerId, id }: ChangeKey,
): Promise<string[] | undefined> {
  const row = await trx
    .selectFrom('reversible_change')
    .select('undone_parts')
    .where('customer_id', '=', customerId)
    .where('change_id', '=', id)
    .where('expires_at', '>', sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst()
  return row?.undone_parts
}

export async function markUndone(
  trx: Database,
  { customerId, id }: ChangeKey,
  partIds: string[],
): Promise<void> {
  const added = sql`array(select jsonb_array_elements_text(${JSON.stringify(partIds)}::jsonb))`
  await trx
    .updateTable('reversible_change')
    .set({ undone_parts: sql`undone_parts || ${added}` })
    .where('customer_id', '=', customerId)
    .where('change_id', '=', id)
    .execute()
}

export async function clearOldReversibleChanges(db: Database): Promise<void> {
  await db.deleteFrom('reversible_change').where('expires_at', '<=', sql<string>`now()`).execute()
}

/** Of a deleted account. */
export async function deleteReversibleChanges(trx: Database, customerId: string): Promise<void> {
  await trx.deleteFrom('reversible_change').where('customer_id', '=', customerId).execute()
}
