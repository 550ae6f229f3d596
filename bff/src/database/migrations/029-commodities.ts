import { type Kysely, sql } from 'kysely'

/** What a contract supplies; null until the brand has sent it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contract add column commodity text`.execute(db)
}
