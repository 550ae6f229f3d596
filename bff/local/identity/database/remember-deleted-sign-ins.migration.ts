import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** For a while the sign-in can tell whoever has deleted the account why it is refused. The address itself is not kept. */
export const rememberDeletedSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table identity_deletions add column email_hash text`.execute(db)
    await sql`alter table identity_deletions add column password_hash text`.execute(db)
    await sql`create index identity_deletions_email_hash on identity_deletions (email_hash)
      where email_hash is not null`.execute(db)
  },
}
