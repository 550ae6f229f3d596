import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table customer add column name_changed_at timestamptz`,
  sql`alter table account add column email_changed_at timestamptz`,
  // Another number, not another contract: a system that takes contracts over may number them anew.
  sql`alter table contract add column number_changed_at timestamptz`,
]

/** When what stands on a card of its own was last changed; null if it never was. */
export const addLastChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db)
  },
}
