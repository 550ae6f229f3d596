import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // An empty contract_id locks the customer as a whole.
  sql`create table business_lock (
    customer_id text not null,
    contract_id text not null,
    reason text not null,
    primary key (customer_id, contract_id, reason)
  )`,
]

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
