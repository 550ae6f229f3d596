import { type Kysely, sql } from 'kysely'

/**
 * Proofs of possession that were used, for as long as they would be accepted. Unlogged, because each call writes a row: without a
 * log the commit waits for no disk. A crash of the database empties it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table used_proof (id uuid primary key, used_at timestamptz not null default now())`.execute(
    db,
  )
}
