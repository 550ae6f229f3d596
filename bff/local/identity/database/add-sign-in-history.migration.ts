import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table identity_log (
    id integer generated always as identity primary key,
    subject text not null,
    type text not null check (type in ('s', 'scp')),
    user_agent text,
    happened_at timestamptz not null default now()
  )`,
  sql`create index identity_log_subject on identity_log (subject, happened_at)`,
  // The session's own record ends a day after the sign-in, and its refresh tokens go on.
  sql`create table identity_devices (
    session_uid text primary key,
    user_agent text,
    signed_in_at timestamptz not null,
    last_used_at timestamptz not null default now()
  )`,
]

export const addSignInHistory: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
