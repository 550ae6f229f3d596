import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`alter table identity_accounts add column password_changed_at timestamptz`,
  // Whoever is in the seed and here comes back with no later start.
  sql`create table identity_deletions (
    subject text primary key,
    deleted_at timestamptz not null default now()
  )`,
]

export const addAccountChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
