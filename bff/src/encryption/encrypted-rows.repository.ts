import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from './cipher.ts'
import { decryptStored, type EncryptedColumn, encryptedColumns, placeOf } from './encrypted-columns.ts'

interface RowKey {
  customerId: string
  own: string
}

interface StoredRow extends RowKey {
  plain: string | null
  encrypted: string | null
}

interface EncryptedText extends RowKey {
  encrypted: string
}

const selectRows = ({ table, plain, encrypted, ownKey }: EncryptedColumn) =>
  sql`select customer_id as "customerId", ${sql.ref(ownKey)} as own, ${sql.ref(plain)} as plain,
    ${sql.ref(encrypted)} as encrypted from ${sql.table(table)} as source`

/** Puts encrypted texts in the place of what the rows hold. */
async function storeEncrypted(
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
 * What the current key makes of a row's value, for the same customer or another one.
 * @throws DecryptionError
 */
function encryptAnew(
  cipher: Cipher,
  column: EncryptedColumn,
  { customerId, own, ...stored }: StoredRow,
  owner = customerId,
): EncryptedText[] {
  const value = decryptStored(cipher, placeOf(column, customerId, own), stored)
  if (value === null) return []
  return [{ customerId: owner, own, encrypted: cipher.encrypt(value, placeOf(column, owner, own)) }]
}

/** Encrypts for `into` what was copied from rows of `from`. A table without encrypted values is left alone. */
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
