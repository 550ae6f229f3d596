import { type Kysely, sql } from 'kysely'

/** Shown before the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer add column academic_title text`.execute(db)
}
