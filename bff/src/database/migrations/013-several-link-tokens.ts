import { type Kysely, sql } from 'kysely'

const statements = [
  // One per confirmation: the link may be open in several tabs and on several devices.
  sql`create table link_token (
    customer_id text not null,
    token_hash text not null,
    code_hash text not null,
    expires_at timestamptz not null,
    primary key (customer_id, token_hash),
    foreign key (customer_id, code_hash) references registration_code on delete cascade
  )`,
  // The caller is not known to be the customer yet.
  sql`create index link_token_by_hash on link_token (token_hash)`,
  sql`create index link_token_by_code on link_token (customer_id, code_hash)`,
  // Customers who are at the sign-up keep their proof. Earlier releases still use the columns.
  sql`insert into link_token (customer_id, token_hash, code_hash, expires_at)
    select customer_id, link_token_hash, code_hash, link_token_expires_at from registration_code
    where link_token_hash is not null and link_token_expires_at > now()`,
]

/** Several proofs of the right postal code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
