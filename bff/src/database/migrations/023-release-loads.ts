import { type Kysely, sql } from 'kysely'

/** Loads and failures of releases in browsers, by hour. No data of customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_load (
    hour timestamptz not null,
    app text not null,
    release text not null,
    result text not null,
    count integer not null,
    primary key (hour, app, release, result)
  )`.execute(db)
}
