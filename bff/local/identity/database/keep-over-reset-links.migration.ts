import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A link that is over is kept for a while, so that its page can say why. */
export const keepOverResetLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table identity_password_resets add column ended_by text
      check (ended_by in ('use', 'newer-link', 'new-address'))`.execute(db)
  },
}
