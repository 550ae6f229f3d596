import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

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

const newestDevice = prepared((db, seen: { customerId: string; sessionId: string }) =>
  db
    .selectFrom('noticed_device')
    .select('noticed_at')
    .where('customer_id', '=', seen.customerId)
    .where('session_id', '!=', seen.sessionId)
    .where('noticed_at', '>', sql<string>`now() - interval '3 days'`)
    .orderBy('noticed_at', 'desc')
    .limit(1),
)

/** When a new device other than this session's was last noticed, within three days. */
export async function findNewDevice(
  db: Database,
  customerId: string,
  sessionId = '',
): Promise<string | undefined> {
  const [row] = await newestDevice(db, { customerId, sessionId })
  return row?.noticed_at
}

/** Their tokens have long expired. */
export async function clearOldNoticedDevices(db: Database): Promise<void> {
  await db.deleteFrom('noticed_device').where(sql<boolean>`noticed_at < now() - interval '90 days'`).execute()
}
