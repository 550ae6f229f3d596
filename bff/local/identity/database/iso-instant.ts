import { type RawBuilder, sql } from 'kysely'

/** A moment as text, made by the database: drivers disagree on how to read moments. ISO 8601, in UTC. */
export const isoInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
