import { setImmediate } from 'node:timers/promises'
import type { Database } from '../database/open-database.ts'
import { findPersonalRows, type PersonalRow } from './my-data.repository.ts'
import { personalTables } from './personal-tables.ts'
import type { CustomerTable } from './table-description.ts'

/** So few that to read and to write a page takes a few milliseconds, for which all others wait. */
export const PAGE_SIZE = 200

/** All rows of a customer in a table, page by page. Between two pages it holds neither a connection nor the process. */
export async function* personalPages(
  db: Database,
  table: CustomerTable,
  customerId: string,
): AsyncGenerator<PersonalRow[]> {
  const { order } = personalTables[table]
  let after: PersonalRow | undefined
  do {
    const rows = await findPersonalRows(db, table, { customerId, order, page: { after, size: PAGE_SIZE } })
    yield rows
    await setImmediate()
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
  } while (after)
}
