import type { Database } from '../database/open-database.ts'
import { type Cipher, DecryptionError } from './cipher.ts'
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts'
import {
  encryptAnew,
  findBatchEnd,
  lockOutdatedRows,
  type RowKey,
  type StoredRow,
  storeEncrypted,
} from './encrypted-rows.repository.ts'

export interface Rotation {
  /** `table.column`. */
  column: string
  encrypted: number
  /** Number of rows that do not decrypt and were left unchanged. */
  failed: number
  /** The ids and causes of the first twenty, without a value. */
  failures: string[]
}

/** Number of rows; small enough that a customer's change waits for milliseconds. */
const BATCH = 200
const MAX_FAILURES = 20

function tryEncryptAnew(cipher: Cipher, column: EncryptedColumn, row: StoredRow, rotation: Rotation) {
  try {
    return encryptAnew(cipher, column, row)
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    rotation.failed += 1
    if (rotation.failed <= MAX_FAILURES)
      rotation.failures.push(`customer ${row.customerId}, ${column.ownKey} ${row.own}: ${error.message}`)
    return []
  }
}

async function rotateColumn(db: Database, cipher: Cipher, column: EncryptedColumn): Promise<Rotation> {
  const name = `${column.table}.${column.plain}`
  const rotation: Rotation = { column: name, encrypted: 0, failed: 0, failures: [] }

  /** @returns the start of the next batch, or undefined after the last one */
  const rotateAfter = (after: RowKey) =>
    db.transaction().execute(async (trx) => {
      const { currentPrefix } = cipher
      const end = await findBatchEnd(trx, column, { after, size: BATCH })
      const rows = await lockOutdatedRows(trx, column, { after, end, currentPrefix })
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
 * Encrypts with the first key all values in plain text or with another key. BFFs may run in parallel. Rows that do not
 * decrypt are left unchanged.
 */
export async function rotateKeys(db: Database, cipher: Cipher): Promise<Rotation[]> {
  const rotations: Rotation[] = []
  for (const column of encryptedColumns) rotations.push(await rotateColumn(db, cipher, column))
  return rotations
}
