import { type Kysely, sql } from 'kysely'

/** The order of the export: without it each page would sort all proofs of the customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index consent_activity_by_brand
    on consent_activity (customer_id, tenant_id, consent_activity_id)`.execute(db)
}
