import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table registration_code (
    customer_id text not null references customer on delete cascade,
    code_hash text not null,
    postal_code text not null,
    state text not null check (state in ('valid', 'used', 'expired', 'locked')),
    failed_attempts integer not null default 0 check (failed_attempts between 0 and 3),
    primary key (customer_id, code_hash)
  )`,
  // The caller of a code is not known yet.
  sql`create index registration_code_by_hash on registration_code (code_hash)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
