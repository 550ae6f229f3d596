import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Longer than a proof is accepted: for a minute before its time and one after it. */
export const clearOldProofs = (db: Database) =>
  db.deleteFrom('used_proof').where(sql<boolean>`used_at < now() - interval '5 minutes'`).execute()
