import type { ReleaseLoad } from '@portal/federation/protocol'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** A portal has far fewer. Anyone can report invented releases, and these must not fill the table. */
const MAX_RELEASES_PER_HOUR = 200

/**
 * Adds to the counts of the current hour. In ascending order, so that parallel reports wait for each other instead of
 * deadlocking.
 * @param loads at most one for each app, release and result
 * @returns those that were counted; a new release above the limit is not
 */
export async function addReleaseLoads(db: Database, loads: ReleaseLoad[]): Promise<ReleaseLoad[]> {
  const { rows } = await sql<ReleaseLoad>`
    with counted as (select distinct app, release from release_load where hour = date_trunc('hour', now()))
    insert into release_load (hour, app, release, result, count)
      select date_trunc('hour', now()), app, release, result, count
      from jsonb_to_recordset(${JSON.stringify(loads)}::jsonb)
        as load (app text, release text, result text, count integer)
      where (select count(*) from counted) < ${MAX_RELEASES_PER_HOUR} or (app, release) in (select * from counted)
      order by app, release, result
    on conflict (hour, app, release, result) do update set count = release_load.count + excluded.count
    returning app, release, result`.execute(db)
  return loads.filter(({ app, release, result }) =>
    rows.some((row) => row.app === app && row.release === release && row.result === result),
  )
}

/** Sums up the hours from that of `since` on, over all BFFs. */
export async function releaseLoadsSince(db: Database, since: Date): Promise<ReleaseLoad[]> {
  return db
    .selectFrom('release_load')
    .select(['app', 'release', 'result', sql<number>`sum(count)::integer`.as('count')])
    .where('hour', '>=', sql<string>`date_trunc('hour', ${since.toISOString()}::timestamptz)`)
    .groupBy(['app', 'release', 'result'])
    .orderBy('app')
    .orderBy('release')
    .orderBy('result')
    .execute()
}

export async function clearOldReleaseLoads(db: Database): Promise<void> {
  await db.deleteFrom('release_load').where(sql<boolean>`hour < now() - interval '30 days'`).execute()
}
