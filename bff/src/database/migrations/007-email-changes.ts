import { type Kysely, sql } from 'kysely'

const statements = [
  // Only the mails hold the secrets; the table holds hashes.
  sql`create table email_change (
    customer_id text not null references customer on delete cascade,
    email_change_id uuid not null default gen_random_uuid(),
    old_email text not null,
    new_email text not null,
    requested_at timestamptz not null default now(),
    confirmed_at timestamptz,
    undone_at timestamptz,
    primary key (customer_id, email_change_id)
  )`,
  // A resent mail holds another secret; each mail may have arrived.
  sql`create table email_change_token (
    customer_id text not null,
    token_hash text not null,
    email_change_id uuid not null,
    link text not null check (link in ('confirm', 'undo')),
    expires_at timestamptz not null,
    primary key (customer_id, token_hash),
    foreign key (customer_id, email_change_id) references email_change on delete cascade
  )`,
  sql`create index email_change_token_hash on email_change_token (token_hash)`,
  sql`create index email_change_token_change on email_change_token (customer_id, email_change_id)`,
  sql`create unique index account_email on account (lower(email)) where status = 'active'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
