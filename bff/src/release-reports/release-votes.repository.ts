import type { ReleaseLoad } from '@portal/federation/protocol'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface Vote extends Omit<ReleaseLoad, 'count'> {
  network: number
}

/**
 * Replaces what a network reported before. In ascending order, so that parallel reports wait for each other instead of
 * deadlocking.
 * @param votes at most one for each app and release
 */
export async function castVotes(db: Database, votes: Vote[]): Promise<void> {
  await sql`
    insert into release_vote (app, release, network, result, hour)
      select app, release, network, result, date_trunc('hour', now())
      from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb)
        as vote (app text, release text, network integer, result text)
      order by app, release
    on conflict (app, release, network) do update set result = excluded.result, hour = excluded.hour`.execute(
    db,
  )
}

/** Counts the networks whose last report is of the hour of `since` or later, over all BFFs. */
export async function releaseLoadsSince(db: Database, since: Date): Promise<ReleaseLoad[]> {
  return db
    .selectFrom('release_vote')
    .select(['app', 'release', 'result', sql<number>`count(*)::integer`.as('count')])
    .where('hour', '>=', sql<string>`date_trunc('hour', ${since.toISOString()}::timestamptz)`)
    .groupBy(['app', 'release', 'result'])
    .orderBy('app')
    .orderBy('release')
    .orderBy('result')
    .execute()
}

export async function clearOldVotes(db: Database): Promise<void> {
  const isOld = sql<boolean>`hour < now() - interval '30 days'`
  await db.deleteFrom('release_vote').where(isOld).execute()
  await db.deleteFrom('release_load').where(isOld).execute()
}
