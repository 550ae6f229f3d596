import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** @returns whether the session was not stored before */
export async function noticeDevice(db: Database, customerId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .insertInto('noticed_device')
    .values({ customer_id: customerId, session_id: sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Their tokens have long expired. */
export async function clearOldNoticedDevices(db: Database): Promise<void> {
  await db.deleteFrom('noticed_device').where(sql<boolean>`noticed_at < now() - interval '90 days'`).execute()
}
