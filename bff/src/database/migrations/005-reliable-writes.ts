import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table idempotency_key (
    scope text not null,
    key_hash text not null,
    request_hash text not null,
    answer json,
    created_at timestamptz not null default now(),
    primary key (scope, key_hash)
  )`,
  sql`create index idempotency_key_age on idempotency_key (created_at)`,
  sql`create table attempt (
    key_hash text not null,
    attempt_id bigint generated always as identity,
    made_at timestamptz not null default now(),
    primary key (key_hash, attempt_id)
  )`,
  sql`create index attempt_age on attempt (made_at)`,
  // Events of a customer or an unknown caller; they outlive the account, so no foreign key.
  sql`create table audit_event (
    customer_id text not null,
    audit_event_id bigint generated always as identity,
    event text not null,
    tenant_id text,
    request_id text not null,
    detail jsonb,
    happened_at timestamptz not null default now(),
    primary key (customer_id, audit_event_id)
  )`,
  sql`create table outbox (
    customer_id text not null,
    outbox_id bigint generated always as identity,
    kind text not null,
    payload jsonb not null,
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    delivered_at timestamptz,
    primary key (customer_id, outbox_id)
  )`,
  sql`create index outbox_due on outbox (due_at) where delivered_at is null`,
  sql`create index outbox_age on outbox (delivered_at) where delivered_at is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
