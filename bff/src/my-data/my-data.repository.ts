import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { CustomerTable } from './table-description.ts'

export type PersonalRow = Record<string, unknown>

/** All rows of a customer in one table, with every brand. */
export async function findPersonalRows(
  db: Database,
  table: CustomerTable,
  { customerId, order }: { customerId: string; order: string[] },
): Promise<PersonalRow[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)))
  const { rows } = await sql<PersonalRow>`
    select * from ${sql.table(table)} where customer_id = ${customerId} order by ${columns}
  `.execute(db)
  return rows
}
