import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Database } from '../database/open-database.ts'
import { findPersonalRows, type PersonalRow } from './my-data.repository.ts'
import type { CustomerTable } from './table-description.ts'

/** Small enough that reading and writing a page blocks the process only for a few milliseconds. */
export const PAGE_SIZE = 50

/** One page at a time per process: many parallel exports take no more of it than one. */
const inTurn = pLimit(1)

/** Relative to the read time of a page, so that an export slows down on a busy process or database. */
const REST = 3

async function readPolitely(read: () => Promise<PersonalRow[]>): Promise<PersonalRow[]> {
  const begin = performance.now()
  const rows = await read()
  if (rows.length === PAGE_SIZE) await wait(REST * (performance.now() - begin))
  return rows
}

/**
 * Reads all rows of a customer in a table, page by page. Between two pages it blocks neither a connection nor the
 * process.
 */
export async function* personalPages(
  db: Database,
  table: CustomerTable,
  customerId: string,
): AsyncGenerator<PersonalRow[]> {
  let after: PersonalRow | undefined
  do {
    const page = { after, size: PAGE_SIZE }
    const rows = await inTurn(readPolitely, () => findPersonalRows(db, table, customerId, page))
    yield rows
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
  } while (after)
}
