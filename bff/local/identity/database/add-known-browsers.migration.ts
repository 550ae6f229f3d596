import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which browsers have signed in to an account, which sessions came from another one, and that guesses at it were stopped. */
export const addKnownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table identity_known_browsers (
      subject text not null,
      browser_id text not null,
      used_at timestamptz not null default now(),
      primary key (subject, browser_id)
    )`.execute(db)
    await sql`alter table identity_devices add column is_new boolean not null default false`.execute(db)
    await sql`alter table identity_log drop constraint identity_log_type_check`.execute(db)
    await sql`alter table identity_log add constraint identity_log_type_check
      check (type in ('s', 'ss', 'scp', 'limit_wc'))`.execute(db)
  },
}
