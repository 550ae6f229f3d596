import { type Kysely, sql } from 'kysely'

const statements = [
  // Tokens that were issued earlier are refused.
  sql`alter table account add column tokens_valid_from timestamptz`,
  sql`create table ended_session (
    customer_id text not null references customer on delete cascade,
    session_id text not null,
    ended_at timestamptz not null default now(),
    primary key (customer_id, session_id)
  )`,
]

/** Sessions that ended before their access tokens expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
