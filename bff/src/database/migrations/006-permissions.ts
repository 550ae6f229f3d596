import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table permission (
    customer_id text not null references customer on delete cascade,
    tenant_id text not null,
    kind text not null check (kind in ('eco', 'advertising', 'tracking')),
    consents jsonb not null,
    version integer not null default 1,
    changed_at timestamptz,
    primary key (customer_id, tenant_id, kind)
  )`,
  // Proofs outlive the account: art. 7 (1) GDPR asks for them as long as they may be needed.
  sql`create table consent_activity (
    customer_id text not null references customer on delete cascade,
    consent_activity_id bigint generated always as identity,
    tenant_id text not null,
    consent text not null,
    given boolean not null,
    wording_version date not null,
    channel text not null check (channel = 'portal'),
    happened_at timestamptz not null default clock_timestamp(),
    primary key (customer_id, consent_activity_id)
  )`,
  sql`create table product_objection (
    customer_id text not null references customer on delete cascade,
    tenant_id text not null,
    objected_at timestamptz not null default now(),
    primary key (customer_id, tenant_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
