import { type Kysely, sql } from 'kysely'

/** The last report of each network about a release. No data of customers, and no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_vote (
    app text not null,
    release text not null,
    network integer not null,
    result text not null,
    hour timestamptz not null,
    primary key (app, release, network)
  )`.execute(db)
}
