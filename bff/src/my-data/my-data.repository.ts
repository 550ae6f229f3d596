import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { personalTables } from './personal-tables.ts'
import type { CustomerTable } from './table-description.ts'

export type PersonalRow = Record<string, unknown>

interface Page {
  after: PersonalRow | undefined
  size: number
}

const listed = (values: unknown[]) => sql.join(values)
const named = (columns: string[]) => listed(columns.map((column) => sql.ref(column)))

/**
 * The rows of a customer in one table, with every brand. Names the columns, because a prepared `select *` fails once
 * the next release has added one.
 * @param page limits the number of rows and sets the row to start after
 */
export async function findPersonalRows(
  db: Database,
  table: CustomerTable,
  customerId: string,
  page?: Page,
): Promise<PersonalRow[]> {
  const { columns, order } = personalTables[table]
  const last = page?.after
  const behind = last ? sql`and (${named(order)}) > (${listed(order.map((column) => last[column]))})` : sql``
  const limit = page ? sql`limit ${page.size}` : sql``
  const { rows } = await sql<PersonalRow>`
    select ${named(Object.keys(columns))} from ${sql.table(table)}
    where customer_id = ${customerId} ${behind} order by ${named(order)} ${limit}
  `.execute(db)
  return rows
}
