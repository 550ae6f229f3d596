import { type TenantId, tenants } from '@portal/contracts'
import type { Schema } from '../database/schema.ts'

/** Every table that holds something of a customer. */
export type CustomerTable = {
  [Table in keyof Schema]: Schema[Table] extends { customer_id: unknown } ? Table : never
}[keyof Schema]

/** What items are called, by table and id, for the tables that refer to them. */
export type Names = Partial<Record<CustomerTable, Map<unknown, string>>>

export interface Field {
  label: string
  kind: 'text' | 'day' | 'instant' | 'flag' | 'iban' | 'data' | 'consents'
  /** The value in words, where it does not speak for itself. */
  say?: (value: string, names: Names) => string | undefined
}

/** Of what is handed out under another name, or not at all: see `withheld`. */
export const LEFT_OUT = null

/** A new column of a table does not compile before it is described. */
export interface TableDescription<Table extends CustomerTable> {
  /** What a row is, German. */
  title: string
  /** What several are. */
  titleOfMany: string
  /** Columns by which the rows are ordered. */
  order: (keyof Schema[Table] & string)[]
  /**
   * One customer may have any number of rows, so they are read in pages. Needs a unique, indexed `order` without
   * instants, which lose their microseconds on the way.
   */
  isPaged?: true
  columns: Record<keyof Schema[Table] & string, Field | typeof LEFT_OUT>
  /** What others call a row by. */
  nameOf?: { id: keyof Schema[Table] & string; name: (row: Record<string, string | null>) => string }
}

export const text = (label: string, words?: Record<string, string>): Field => ({
  label,
  kind: 'text',
  ...(words && { say: (value: string) => words[value] }),
})
export const day = (label: string): Field => ({ label, kind: 'day' })
export const instant = (label: string): Field => ({ label, kind: 'instant' })
export const flag = (label: string): Field => ({ label, kind: 'flag' })
/** A picture, or what programs wrote for programs. */
export const data = (label: string): Field => ({ label, kind: 'data' })

export const brand: Field = {
  label: 'Marke',
  kind: 'text',
  say: (value) => tenants[value as TenantId]?.name,
}

/** The id of an item that another table describes. */
export const reference = (label: string, table: CustomerTable): Field => ({
  label,
  kind: 'text',
  say: (value, names) => names[table]?.get(value),
})

/** Several ids of items that another table describes. */
export const references = (label: string, table: CustomerTable): Field => ({
  label,
  kind: 'text',
  say: (value, names) =>
    value === ''
      ? 'keine'
      : value
          .split(',')
          .map((id) => names[table]?.get(id) ?? id)
          .join(', '),
})
