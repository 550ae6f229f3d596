import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/**
 * Serialises attempts on the same key until the transaction ends.
 * @returns undefined if an attempt is left, else the seconds until the next one
 */
export async function secondsUntilNext(
  trx: Database,
  keyHash: string,
  { most, withinSeconds }: { most: number; withinSeconds: number },
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyHash}, 0))`.execute(trx)
  const window = sql`make_interval(secs => ${withinSeconds}::double precision)`
  const { count, wait } = await trx
    .selectFrom('attempt')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`ceil(extract(epoch from min(made_at) + ${window} - clock_timestamp()))::integer`.as('wait'),
    ])
    .where('key_hash', '=', keyHash)
    .where(sql<boolean>`made_at > clock_timestamp() - ${window}`)
    .executeTakeFirstOrThrow()
  return count >= most ? Math.max(wait, 1) : undefined
}

export async function addAttempt(trx: Database, keyHash: string): Promise<void> {
  await trx.insertInto('attempt').values({ key_hash: keyHash, made_at: sql`clock_timestamp()` }).execute()
}

/** No limit covers more than a day. */
export async function clearOldAttempts(db: Database): Promise<void> {
  await db.deleteFrom('attempt').where(sql<boolean>`made_at < now() - interval '1 day'`).execute()
}
