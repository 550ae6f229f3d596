import { type Kysely, sql } from 'kysely'

/** The contract has the kinds: a new one needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table permission drop constraint permission_kind_check`.execute(db)
}
