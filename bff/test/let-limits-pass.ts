import { sql } from 'kysely'
import type { Database } from '../src/database/open-database.ts'

/** As if so much time had passed since all tries that are counted. */
export async function letLimitsPass(db: Database, time: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ made_at: sql`made_at - ${time}::interval` })
    .execute()
}
