import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { within } from '../patience.ts'

/** Health checks have a short timeout, so a slower database counts as failing. */
const PATIENCE_MS = 2000

export async function databaseAnswers(db: Database): Promise<boolean> {
  return (await within(PATIENCE_MS, sql`select 1`.execute(db))) !== undefined
}
