import { type Kysely, sql } from 'kysely'

/** New devices that the customer was notified of, one row per session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table noticed_device (
    customer_id text not null references customer on delete cascade,
    session_id text not null,
    noticed_at timestamptz not null default now(),
    primary key (customer_id, session_id)
  )`.execute(db)
}
