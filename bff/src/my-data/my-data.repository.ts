import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { CustomerTable } from './table-description.ts'

export type PersonalRow = Record<string, unknown>

interface PersonalRowsQuery {
  customerId: string
  /** Columns. */
  order: string[]
  /** Limits the rows to so many behind a row, or from the first one on. */
  page?: { after: PersonalRow | undefined; size: number }
}

const listed = (values: unknown[]) => sql.join(values)

/** The rows of a customer in one table, with every brand. */
export async function findPersonalRows(
  db: Database,
  table: CustomerTable,
  { customerId, order, page }: PersonalRowsQuery,
): Promise<PersonalRow[]> {
  const columns = listed(order.map((column) => sql.ref(column)))
  const last = page?.after
  const behind = last ? sql`and (${columns}) > (${listed(order.map((column) => last[column]))})` : sql``
  const limit = page ? sql`limit ${page.size}` : sql``
  const { rows } = await sql<PersonalRow>`
    select * from ${sql.table(table)} where customer_id = ${customerId} ${behind} order by ${columns} ${limit}
  `.execute(db)
  return rows
}
