import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table permission drop constraint permission_kind_check`,
  sql`alter table permission add constraint permission_kind_check
    check (kind in ('eco', 'advertising', 'tracking', 'research'))`,
]

export const addResearchPermissions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db)
  },
}
