import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table account_link (
    customer_id text not null references customer on delete cascade,
    account_link_id uuid not null default gen_random_uuid(),
    tenant_id text not null,
    code_hash text not null,
    -- The customer row that an older account took over, to be restored; none for a new account.
    taken_over jsonb,
    linked_at timestamptz not null default now(),
    undone_at timestamptz,
    primary key (customer_id, account_link_id)
  )`,
  sql`create table account_link_token (
    customer_id text not null,
    token_hash text not null,
    account_link_id uuid not null,
    expires_at timestamptz not null,
    primary key (customer_id, token_hash),
    foreign key (customer_id, account_link_id) references account_link on delete cascade
  )`,
  sql`create index account_link_token_by_hash on account_link_token (token_hash)`,
  sql`create index account_link_token_by_link on account_link_token (customer_id, account_link_id)`,
]

/** Contracts that were linked with an account, and the links in mails that undo it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
