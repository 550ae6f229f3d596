import type { Database } from '../database/open-database.ts'
import { type Cipher, DecryptionError } from './cipher.ts'
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts'
import {
  encryptAnew,
  findBatchEnd,
  holdOutdatedRows,
  type RowKey,
  type StoredRow,
  storeEncrypted,
} from './encrypted-rows.repository.ts'

export interface Rotation {
  /** `table.column`. */
  column: string
  encrypted: number
  /** How many rows do not decrypt and were left as they are. */
  failed: number
  /** Which ones and why, without a value: the first twenty. */
  failures: string[]
}

/** Rows, few enough that a change of a customer waits for milliseconds. */
const BATCH = 200
const MOST_FAILURES = 20

function tryEncryptAnew(cipher: Cipher, column: EncryptedColumn, row: StoredRow, rotation: Rotation) {
  try {
    return encryptAnew(cipher, column, row)
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    rotation.failed += 1
    if (rotation.failed <= MOST_FAILURES)
      rotation.failures.push(`customer ${row.customerId}, ${column.ownKey} ${row.own}: ${error.message}`)
    return []
  }
}

async function rotateColumn(db: Database, cipher: Cipher, column: EncryptedColumn): Promise<Rotation> {
  const name = `${column.table}.${column.plain}`
  const rotation: Rotation = { column: name, encrypted: 0, failed: 0, failures: [] }

  /** @returns where the next batch begins, or undefined after the last one */
  const rotateAfter = (after: RowKey) =>
    db.transaction().execute(async (trx) => {
      const { currentPrefix } = cipher
      const end = await findBatchEnd(trx, column, { after, size: BATCH })
      const rows = await holdOutdatedRows(trx, column, { after, end, currentPrefix })
      const texts = rows.flatMap((row) => tryEncryptAnew(cipher, column, row, rotation))
      await storeEncrypted(trx, column, texts)
      rotation.encrypted += texts.length
      return end
    })

  let after: RowKey | undefined = { customerId: '', own: '' }
  while (after) after = await rotateAfter(after)
  return rotation
}

/**
 * Encrypts with the first key what is in plain text or encrypted with another one. BFFs may run meanwhile. Rows that do
 * not decrypt are left as they are.
 */
export async function rotateKeys(db: Database, cipher: Cipher): Promise<Rotation[]> {
  const rotations: Rotation[] = []
  for (const column of encryptedColumns) rotations.push(await rotateColumn(db, cipher, column))
  return rotations
}
