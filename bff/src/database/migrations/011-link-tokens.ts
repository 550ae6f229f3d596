import { type Kysely, sql } from 'kysely'

const statements = [
  // A code has one at a time: a new one voids the one before.
  sql`alter table registration_code add column link_token_hash text`,
  sql`alter table registration_code add column link_token_expires_at timestamptz`,
  // Whoever brings it is not known to be the customer yet.
  sql`create index registration_code_by_link_token on registration_code (link_token_hash)
    where link_token_hash is not null`,
]

/** That the postal code was right, to be proven by whoever signs in next. */
export const addLinkTokens = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db)
  },
}
