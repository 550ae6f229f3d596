import { type Kysely, sql } from 'kysely'

/** The server's time beside that of the browser. Added without its default, which would date the proofs of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent_activity add column recorded_at timestamptz`.execute(db)
  await sql`alter table consent_activity alter column recorded_at set default now()`.execute(db)
}
