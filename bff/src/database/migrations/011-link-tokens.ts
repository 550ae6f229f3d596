import { type Kysely, sql } from 'kysely'

const statements = [
  // One per code: a new one replaces it.
  sql`alter table registration_code add column link_token_hash text`,
  sql`alter table registration_code add column link_token_expires_at timestamptz`,
  // The caller is not known to be the customer yet.
  sql`create index registration_code_by_link_token on registration_code (link_token_hash)
    where link_token_hash is not null`,
]

/** Proves the right postal code at the next sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
