import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table email_address add column version integer not null default 1`,
  sql`alter table phone_number add column version integer not null default 1`,
  // A brand knows each value once, and a contract has one e-mail address.
  sql`create unique index email_address_value on email_address (customer_id, tenant_id, lower(value))`,
  sql`create unique index phone_number_value on phone_number (customer_id, tenant_id, value)`,
  sql`create unique index contract_email_address_one on contract_email_address (customer_id, contract_id)`,
  sql`create table phone_pin (
    customer_id text not null references customer on delete cascade,
    tenant_id text not null,
    pin text not null check (pin ~ '^[0-9]{5}$'),
    version integer not null default 1,
    changed_at timestamptz not null default now(),
    primary key (customer_id, tenant_id)
  )`,
  // The remains of a deleted account: the fact and the time.
  sql`alter table account drop constraint account_status_check`,
  sql`alter table account add constraint account_status_check
    check (status in ('active', 'deletion-pending', 'deleted'))`,
  sql`alter table account add column deletion_requested_at timestamptz`,
  sql`alter table account add column deleted_at timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
