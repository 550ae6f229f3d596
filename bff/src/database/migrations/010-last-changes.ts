import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table customer add column name_changed_at timestamptz`,
  sql`alter table account add column email_changed_at timestamptz`,
  // The new number of the same contract: a system that takes over contracts may renumber them.
  sql`alter table contract add column number_changed_at timestamptz`,
]

/** The time of the last change of each card; null if never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
