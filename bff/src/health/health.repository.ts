import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { within } from '../patience.ts'

/** Whoever asks for health gives up soon: a database that takes longer counts as failing. */
const PATIENCE_MS = 2000

export async function databaseAnswers(db: Database): Promise<boolean> {
  return (await within(PATIENCE_MS, sql`select 1`.execute(db))) !== undefined
}
