import { createHash } from 'node:crypto'
import { Client, types } from 'pg'
import { typeParsers } from './type-parsers.ts'

/** Longer statements are one-off bulk inserts and not worth a cached plan. */
const MAX_NAMED_LENGTH = 4000

/** Maximum number of remembered texts; those of bulk inserts differ by their number of rows. */
const MAX_NAMES = 1000

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_NAMES) names.clear()
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

function named(text: unknown, values: unknown): unknown {
  if (typeof text !== 'string' || !Array.isArray(values)) return text
  if (values.length === 0 || text.length > MAX_NAMED_LENGTH) return { text, values }
  return { name: nameOf(text), text, values }
}

/**
 * Kysely sends its statements without a name, and PostgreSQL plans each one again; a named one is planned once per
 * connection, which tripled the calls per second. A pooler in between must support prepared statements.
 */
export class NamedStatementClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's eight overloads of query come down to this one
  override query(text: any, values?: any, ...rest: any[]): any {
    const query = named(text, values)
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const send = super.query.bind(this) as (...call: any[]) => any
    return query === text ? send(text, values, ...rest) : send(query, ...rest)
  }

  /** The shared parsers for text; pg's own for the rest. */
  static parserOf: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && typeParsers[oid]) || types.getTypeParser(oid, format as 'text')
}
