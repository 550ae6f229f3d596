import { consentTitle, type MyDataField, type MyDataRecord } from '@portal/contracts'
import type { PersonalRow } from './my-data.repository.ts'
import { personalTables } from './personal-tables.ts'
import type { CustomerTable, Field, Names } from './table-description.ts'

/** Tables that are read at once. */
export type PersonalRows = Map<CustomerTable, PersonalRow[]>

const camelCase = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/** The names of rows that other tables refer to. */
export function namesIn(rows: PersonalRows): Names {
  const names: Names = {}
  for (const [table, ofTable] of rows) {
    const { nameOf } = personalTables[table]
    if (!nameOf) continue
    const { id, name } = nameOf
    names[table] = new Map(ofTable.map((row) => [row[id], name(row as Record<string, string | null>)]))
  }
  return names
}

function consentFields(kind: unknown, consents: unknown): MyDataField[] {
  return Object.entries(consents as Record<string, boolean>).map(([name, value]) => ({
    name: `consents.${name}`,
    label: consentTitle(`${kind}.${name}`),
    kind: 'flag',
    value,
  }))
}

interface Column {
  column: string
  name: string
  field: Field
}

function fieldsOf(row: PersonalRow, columns: Column[], names: Names): MyDataField[] {
  return columns.flatMap(({ column, name, field: { label, kind, say } }) => {
    const value = row[column] ?? null
    if (kind === 'consents') return consentFields(row.kind, value)
    const words = value === null ? undefined : say?.(String(value), names)
    return [{ name, label, kind, value, ...(words !== undefined && { words }) }]
  })
}

function describedColumns(table: CustomerTable): Column[] {
  const columns: Record<string, Field | null> = personalTables[table].columns
  return Object.entries(columns).flatMap(([column, field]) =>
    field ? [{ column, name: camelCase(column), field }] : [],
  )
}

/** The exported rows of a table. */
export function recordsOf(table: CustomerTable, rows: PersonalRow[], names: Names): MyDataRecord[] {
  const { title, titleOfMany } = personalTables[table]
  const columns = describedColumns(table)
  return rows.map((row) => ({ title, titleOfMany, fields: fieldsOf(row, columns, names) }))
}
