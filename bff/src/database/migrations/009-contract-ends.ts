import { type Kysely, sql } from 'kysely'

/** The last day of a contract that has been cancelled or has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contract add column term_end date`.execute(db)
}
