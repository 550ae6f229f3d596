import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Refuses the tokens of these sessions from now on, on every BFF. Ending a session again is no error. */
export async function endSessions(
  db: Database,
  customerId: string,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  await db
    .insertInto('ended_session')
    .values(sessionIds.map((id) => ({ customer_id: customerId, session_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Refuses every token of the customer that was issued until now, on every BFF. */
export async function endAllSessions(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ tokens_valid_from: sql`clock_timestamp()` })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Ends the sessions in a provider's notice. A subject without an account has none. */
export async function endSessionOf(db: Database, subject: string, sessionId: string): Promise<void> {
  const customerId = await customerOf(db, subject)
  if (customerId) await endSessions(db, customerId, [sessionId])
}

/** @param before seconds since 1970, by the provider's clock */
export async function endSessionsOf(db: Database, subject: string, before: number): Promise<void> {
  await db
    .updateTable('account')
    .set({
      tokens_valid_from: sql`greatest(tokens_valid_from, to_timestamp(${before}::double precision + 1))`,
    })
    .where('subject', '=', subject)
    .execute()
}

async function customerOf(db: Database, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('customer_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.customer_id
}

/** Their tokens have expired: no provider issues access tokens for longer than a day. */
export async function clearOldEndedSessions(db: Database): Promise<void> {
  await db.deleteFrom('ended_session').where(sql<boolean>`ended_at < now() - interval '25 hours'`).execute()
}
