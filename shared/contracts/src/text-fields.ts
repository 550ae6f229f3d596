import * as v from 'valibot'

/** ISO 8601 calendar date, `2026-11-21`. */
export const IsoDateSchema = v.pipe(v.string(), v.isoDate())

/** ISO 8601 instant in UTC, `2026-11-21T08:30:00.000Z`. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp())

/** Counts up with every change; a change names the version that it was made on (If-Match). */
export const VersionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))

/** Names one item or contract of the customer. */
export const IdSchema = v.pipe(
  v.string('Diese Angabe fehlt.'),
  v.nonEmpty('Diese Angabe fehlt.'),
  v.maxLength(64, 'Diese Angabe ist zu lang.'),
)

/** A list in which nothing stands twice, such as the contracts that a change is for. */
export const uniqueIds = (message: string, { atLeast = 0 } = {}) =>
  v.pipe(
    v.array(IdSchema, message),
    v.minLength(atLeast, message),
    v.maxLength(200, message),
    v.check((ids) => new Set(ids).size === ids.length, message),
  )
