import { type Kysely, sql } from 'kysely'

const statements = [
  // The address must be unique within the brand only while the request is open; closed requests stay for their link's
  // page.
  sql`create table pending_email_address (
    customer_id text not null references customer on delete cascade,
    pending_id text not null default gen_random_uuid(),
    tenant_id text not null,
    value text not null,
    canonical_value text not null,
    contracts text[] not null,
    is_contact boolean not null,
    replaces_id text,
    replaces_value text,
    version int not null default 1,
    token_hashes text[] not null default '{}',
    requested_at timestamptz not null default now(),
    expires_at timestamptz not null default now() + interval '24 hours',
    confirmed_at timestamptz,
    withdrawn_at timestamptz,
    primary key (customer_id, pending_id)
  )`,
  sql`create unique index pending_email_address_open on pending_email_address
    (customer_id, tenant_id, canonical_value) where confirmed_at is null and withdrawn_at is null`,
  sql`create index pending_email_address_token on pending_email_address using gin (token_hashes)`,
  sql`create index pending_email_address_expiry on pending_email_address (expires_at)`,
]

/**
 * Addresses that customers entered and have not confirmed yet. Only the mails hold the secrets; the table holds hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
