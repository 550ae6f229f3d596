import { sql } from 'kysely'
import type { Database } from '../src/database/open-database.ts'

/** The names of the migrations that ran, in order. */
export async function migrationsIn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from bff_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
