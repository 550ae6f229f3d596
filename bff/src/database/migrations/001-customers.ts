import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table customer (
    customer_id text primary key,
    name text not null,
    birthday date,
    birthday_changed_at timestamptz,
    avatar_content text,
    version integer not null default 1
  )`,
  // Maps the sign-in to the customer: replicated on a cluster, while all other tables are distributed.
  sql`create table account (
    customer_id text primary key references customer on delete cascade,
    subject text not null unique,
    email text not null,
    status text not null default 'active' check (status in ('active', 'deletion-pending')),
    last_password_reset_at timestamptz,
    last_used_name text,
    last_used_tenant_id text,
    check ((last_used_name is null) = (last_used_tenant_id is null))
  )`,
  sql`create table business_system (
    customer_id text not null references customer on delete cascade,
    tenant_id text not null,
    system text not null check (system in ('emp', 'powercloud', 'scale-crm')),
    phone_pin_enabled boolean not null,
    cmdm_enabled boolean not null,
    primary key (customer_id, tenant_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
