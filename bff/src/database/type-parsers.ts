/** Object ids of PostgreSQL's types, as in pg_type. */
const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186, numeric: 1700 }

function toSafeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint of the database does not fit a number')
  return number
}

const asText = (text: string) => text

/**
 * Parses database values the same way for both drivers. Their own parsers differ and turn a date into local midnight,
 * which is the day before in Berlin.
 */
export const typeParsers: Record<number, (text: string) => string | number> = {
  [oid.int8]: toSafeInteger,
  [oid.date]: asText,
  [oid.timestamp]: asText,
  [oid.timestamptz]: (text) => new Date(text).toISOString(),
  [oid.interval]: asText,
  [oid.numeric]: asText,
}
