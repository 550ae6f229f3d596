import * as v from 'valibot'

/** ISO 8601 calendar date, `2026-11-21`. */
export const IsoDateSchema = v.pipe(v.string(), v.isoDate())

/** ISO 8601 instant in UTC, `2026-11-21T08:30:00.000Z`. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp())

/** Counts up with every change. A change names its base version (If-Match). */
export const VersionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))

/** The id of an item or a contract of the customer. */
export const IdSchema = v.pipe(
  v.string('Diese Angabe fehlt.'),
  v.nonEmpty('Diese Angabe fehlt.'),
  v.maxLength(64, 'Diese Angabe ist zu lang.'),
)

/** A list of ids without duplicates, such as the contracts that a change is for. */
export const uniqueIds = (message: string, { atLeast = 0 } = {}) =>
  v.pipe(
    v.array(IdSchema, message),
    v.minLength(atLeast, message),
    v.maxLength(200, message),
    v.check((ids) => new Set(ids).size === ids.length, message),
  )

/** For an empty or invalid list of contracts. */
export const CHOOSE_CONTRACTS = 'Wählen Sie aus, für welche Verträge die Änderung gilt.'

/** An item without contracts and contact would be shown nowhere. */
export const isUsed = ({ contracts, contact }: { contracts: string[]; contact: boolean }) =>
  contact || contracts.length > 0
