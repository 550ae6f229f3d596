import { sql } from 'kysely'
import type { Database } from '../src/database/open-database.ts'

/** Moves the time of all counted attempts back by this interval. */
export async function letLimitsPass(db: Database, time: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ made_at: sql`made_at - ${time}::interval` })
    .execute()
}
