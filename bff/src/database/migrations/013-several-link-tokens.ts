import { type Kysely, sql } from 'kysely'

const statements = [
  // Each confirmation has its own: the link may be open in several tabs, and on several devices.
  sql`create table link_token (
    customer_id text not null,
    token_hash text not null,
    code_hash text not null,
    expires_at timestamptz not null,
    primary key (customer_id, token_hash),
    foreign key (customer_id, code_hash) references registration_code on delete cascade
  )`,
  // Whoever brings it is not known to be the customer yet.
  sql`create index link_token_by_hash on link_token (token_hash)`,
  sql`create index link_token_by_code on link_token (customer_id, code_hash)`,
  // Who is at the sign-up meanwhile is not sent back. The columns stay for releases from before.
  sql`insert into link_token (customer_id, token_hash, code_hash, expires_at)
    select customer_id, link_token_hash, code_hash, link_token_expires_at from registration_code
    where link_token_hash is not null and link_token_expires_at > now()`,
]

/** That the postal code was right, more than once. */
export const createLinkTokens = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db)
  },
}
