import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The end of a session and the duty to tell of it are one transaction; the backend may be away. */
export const addLogouts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table identity_logouts (
      id integer generated always as identity primary key,
      subject text not null,
      session_uid text not null,
      ended_at timestamptz not null default now(),
      due_at timestamptz not null default now()
    )`.execute(db)
  },
}
