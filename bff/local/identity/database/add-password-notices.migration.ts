import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The change of a password and the duty to tell of it are one transaction; the mail may wait for its server. */
export const addPasswordNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table identity_password_notices (
      id integer generated always as identity primary key,
      email text not null,
      name text not null,
      changed_at timestamptz not null default now(),
      due_at timestamptz not null default now()
    )`.execute(db)
  },
}
