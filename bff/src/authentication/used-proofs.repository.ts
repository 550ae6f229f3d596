import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Later than they expire, because a BFF may have another clock. */
export const clearOldProofs = (db: Database) =>
  db.deleteFrom('used_proof').where(sql<boolean>`expires_at < now() - interval '5 minutes'`).execute()
