import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { withTimeout } from '../with-timeout.ts'

/** Health checks have a short timeout, so a slower database counts as failing. */
const TIMEOUT_MS = 2000

export async function isDatabaseReachable(db: Database): Promise<boolean> {
  return (await withTimeout(TIMEOUT_MS, sql`select 1`.execute(db))) !== undefined
}
