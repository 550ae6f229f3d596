import { sql } from 'kysely'
import type { IdentityDatabase } from './identity-database.ts'

const tables = [
  sql`create table if not exists identity_accounts (
    subject text primary key,
    email text not null unique,
    email_verified boolean not null default true,
    name text not null,
    password_hash text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    password_changed_at timestamptz
  )`,
  // A deleted account does not come back with the next seed. The hashes explain the refused sign-in, for 30 days.
  sql`create table if not exists identity_deletions (
    subject text primary key,
    deleted_at timestamptz not null default now(),
    email_hash text,
    password_hash text
  )`,
  sql`create table if not exists identity_records (
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
  sql`create table if not exists identity_keys (
    name text primary key,
    value jsonb not null
  )`,
  sql`create table if not exists identity_attempts (
    id integer generated always as identity primary key,
    key_hash text not null,
    made_at timestamptz not null default now()
  )`,
  sql`create table if not exists identity_password_resets (
    token_hash text primary key,
    subject text not null references identity_accounts (subject) on delete cascade,
    expires_at timestamptz not null,
    ended_by text,
    client_id text
  )`,
  sql`create table if not exists identity_email_confirmations (
    token_hash text primary key,
    subject text not null references identity_accounts (subject) on delete cascade,
    email text not null,
    expires_at timestamptz not null,
    client_id text
  )`,
  sql`create table if not exists identity_log (
    id integer generated always as identity primary key,
    subject text not null,
    type text not null,
    user_agent text,
    happened_at timestamptz not null default now()
  )`,
  // The session's own record ends a day after the sign-in; its refresh tokens last longer.
  sql`create table if not exists identity_devices (
    session_uid text primary key,
    browser_id text,
    user_agent text,
    is_new boolean not null default false,
    signed_in_at timestamptz not null,
    last_used_at timestamptz not null default now()
  )`,
  sql`create table if not exists identity_known_browsers (
    subject text not null,
    browser_id text not null,
    used_at timestamptz not null default now(),
    primary key (subject, browser_id)
  )`,
  // The end of a session and the duty to report it are one transaction: the backend may be away.
  sql`create table if not exists identity_logouts (
    id integer generated always as identity primary key,
    subject text not null,
    session_uid text not null,
    ended_at timestamptz not null default now()
  )`,
]

/** What tables of earlier releases lack or forbid. */
const additions = [
  sql`alter table identity_accounts
    add column if not exists password_changed_at timestamptz,
    add column if not exists email_verified boolean not null default true`,
  sql`alter table identity_deletions
    add column if not exists email_hash text,
    add column if not exists password_hash text`,
  sql`alter table identity_password_resets
    add column if not exists ended_by text,
    add column if not exists client_id text`,
  sql`alter table identity_email_confirmations add column if not exists client_id text`,
  sql`alter table identity_devices
    add column if not exists browser_id text,
    add column if not exists is_new boolean not null default false`,
  sql`alter table identity_log drop constraint if exists identity_log_type_check`,
]

const indexes = [
  sql`create index if not exists identity_records_grant on identity_records (grant_id)`,
  sql`create index if not exists identity_records_uid on identity_records (uid)`,
  sql`create index if not exists identity_records_account on identity_records (account_id)`,
  sql`create index if not exists identity_attempts_key on identity_attempts (key_hash, made_at)`,
  sql`create index if not exists identity_log_subject on identity_log (subject, happened_at)`,
  sql`create index if not exists identity_devices_browser on identity_devices (browser_id)`,
]

/** Every statement is repeatable: each start migrates the database of any earlier release without losing rows. */
export const createTables = (db: IdentityDatabase): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const statement of [...tables, ...additions, ...indexes]) await statement.execute(trx)
  })
