import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table reversible_change (
    customer_id text not null references customer on delete cascade,
    change_id text not null,
    tenant_id text,
    section text not null,
    replaced_values text not null,
    undone_parts text[] not null default '{}',
    made_at timestamptz not null default now(),
    expires_at timestamptz not null default now() + interval '10 minutes',
    primary key (customer_id, change_id)
  )`,
  sql`create index reversible_change_expiry on reversible_change (expires_at)`,
]

/** What a customer's changes replaced, for the ten minutes in which they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
