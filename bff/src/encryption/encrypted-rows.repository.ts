import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from './cipher.ts'
import { decryptStored, type EncryptedColumn, encryptedColumns, placeOf } from './encrypted-columns.ts'

export interface RowKey {
  customerId: string
  own: string
}

export interface StoredRow extends RowKey {
  plain: string | null
  encrypted: string | null
}

interface EncryptedText extends RowKey {
  encrypted: string
}

const selectRows = ({ table, plain, encrypted, ownKey }: EncryptedColumn) =>
  sql`select customer_id as "customerId", ${sql.ref(ownKey)} as own, ${sql.ref(plain)} as plain,
    ${sql.ref(encrypted)} as encrypted from ${sql.table(table)} as source`

const keyOf = ({ ownKey }: EncryptedColumn) => sql`(customer_id, ${sql.ref(ownKey)})`
const valuesOf = ({ customerId, own }: RowKey) => sql`(${customerId}::text, ${own}::text)`

/** @returns the key of the row at this distance after a key; undefined if there are fewer rows */
export async function findBatchEnd(
  trx: Database,
  column: EncryptedColumn,
  { after, size }: { after: RowKey; size: number },
): Promise<RowKey | undefined> {
  const { rows } = await sql<RowKey>`select customer_id as "customerId", ${sql.ref(column.ownKey)} as own
    from ${sql.table(column.table)} where ${keyOf(column)} > ${valuesOf(after)}
    order by customer_id, ${sql.ref(column.ownKey)} limit 1 offset ${size - 1}`.execute(trx)
  return rows[0]
}

/**
 * Rows between two keys (the second one included) whose value the current key has not encrypted. They are locked
 * against parallel changes.
 */
export async function lockOutdatedRows(
  trx: Database,
  column: EncryptedColumn,
  { after, end, currentPrefix }: { after: RowKey; end: RowKey | undefined; currentPrefix: string },
): Promise<StoredRow[]> {
  const { plain, encrypted } = column
  const isBeforeEnd = end ? sql`${keyOf(column)} <= ${valuesOf(end)}` : sql`true`
  const { rows } = await sql<StoredRow>`${selectRows(column)}
    where ${keyOf(column)} > ${valuesOf(after)} and ${isBeforeEnd}
      and (${sql.ref(plain)} is not null or not starts_with(${sql.ref(encrypted)}, ${currentPrefix}))
    for update`.execute(trx)
  return rows
}

/** Replaces the rows' values by encrypted texts. */
export async function storeEncrypted(
  trx: Database,
  { table, plain, encrypted, ownKey }: EncryptedColumn,
  texts: EncryptedText[],
): Promise<void> {
  if (texts.length === 0) return
  await sql`update ${sql.table(table)} as stored
    set ${sql.ref(plain)} = null, ${sql.ref(encrypted)} = given.encrypted
    from json_to_recordset(${JSON.stringify(texts)}::json)
      as given("customerId" text, own text, encrypted text)
    where stored.customer_id = given."customerId" and stored.${sql.ref(ownKey)} = given.own`.execute(trx)
}

/**
 * Encrypts a row's value with the current key, for the same customer or another one.
 * @throws DecryptionError
 */
export function encryptAnew(
  cipher: Cipher,
  column: EncryptedColumn,
  { customerId, own, ...stored }: StoredRow,
  owner = customerId,
): EncryptedText[] {
  const value = decryptStored(cipher, placeOf(column, customerId, own), stored)
  if (value === null) return []
  return [{ customerId: owner, own, encrypted: cipher.encrypt(value, placeOf(column, owner, own)) }]
}

/** Encrypts copied rows of `from` for `into`. A table without encrypted values is left unchanged. */
export async function encryptForOwner(
  { trx, cipher }: { trx: Database; cipher: Cipher },
  table: string,
  { from, into }: { from: string; into: string },
  belongs = sql<boolean>`true`,
): Promise<void> {
  const column = encryptedColumns.find((encrypted) => encrypted.table === table)
  if (!column) return
  const { rows } = await sql<StoredRow>`${selectRows(column)}
    where source.customer_id = ${from} and ${belongs}`.execute(trx)
  const texts = rows.flatMap((row) => encryptAnew(cipher, column, row, into))
  await storeEncrypted(trx, column, texts)
}
