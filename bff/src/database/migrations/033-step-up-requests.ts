import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table step_up_request (
    nonce_hash text primary key,
    request_hash text not null,
    subject text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index step_up_request_subject on step_up_request (subject, created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
