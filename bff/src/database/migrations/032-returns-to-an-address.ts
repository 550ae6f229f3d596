import { type Kysely, sql } from 'kysely'

const statements = [
  // Also an account that waits for its deletion may be taken back by its address.
  sql`create index account_email_in_use on account (lower(email)) where status <> 'deleted'`,
  sql`create index email_change_old_email on email_change (lower(old_email)) where undone_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
