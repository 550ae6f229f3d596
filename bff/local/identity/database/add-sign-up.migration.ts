import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Until now addresses came from those who know them.
  sql`alter table identity_accounts add column email_verified boolean not null default true`,
  sql`create table identity_email_confirmations (
    token_hash text primary key,
    subject text not null references identity_accounts (subject) on delete cascade,
    email text not null,
    expires_at timestamptz not null
  )`,
  sql`alter table identity_log drop constraint identity_log_type_check`,
  sql`alter table identity_log add constraint identity_log_type_check check (type in ('s', 'ss', 'scp'))`,
]

export const addSignUp: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
