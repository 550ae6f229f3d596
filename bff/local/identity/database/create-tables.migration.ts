import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table identity_accounts (
    subject text primary key,
    email text not null unique,
    name text not null,
    password_hash text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  sql`create table identity_records (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    account_id text,
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id)
  )`,
  sql`create index identity_records_grant on identity_records (grant_id)`,
  sql`create index identity_records_uid on identity_records (uid)`,
  sql`create index identity_records_account on identity_records (account_id)`,
  sql`create index identity_records_expiry on identity_records (expires_at)`,
  sql`create table identity_keys (
    name text primary key,
    value jsonb not null
  )`,
  sql`create table identity_attempts (
    id integer generated always as identity primary key,
    key_hash text not null,
    made_at timestamptz not null default now()
  )`,
  sql`create index identity_attempts_key on identity_attempts (key_hash, made_at)`,
  sql`create table identity_password_resets (
    token_hash text primary key,
    subject text not null references identity_accounts (subject) on delete cascade,
    expires_at timestamptz not null
  )`,
]

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
