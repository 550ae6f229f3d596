import { type TenantId, tenants } from '@portal/contracts'
import type { Schema } from '../database/schema.ts'
import { withShownHosts } from '../shown-address.ts'

/** Every table with customer data. */
export type CustomerTable = {
  [Table in keyof Schema]: Schema[Table] extends { customer_id: unknown } ? Table : never
}[keyof Schema]

/** The names of items by table and id, for the tables that refer to them. */
export type Names = Partial<Record<CustomerTable, Map<unknown, string>>>

export interface Field {
  label: string
  kind: 'text' | 'day' | 'instant' | 'flag' | 'iban' | 'data' | 'consents'
  /** The German text of the value, if it needs one. */
  say?: (value: string, names: Names) => string | undefined
}

/** A column that is exported under another name, or not at all: see `withheld`. */
export const NOT_EXPORTED = null

/** A new column of a table does not compile until it is described. */
export interface TableDescription<Table extends CustomerTable> {
  /** The German name of a row. */
  title: string
  /** The German name of several rows. */
  titleOfMany: string
  /** Columns that order the rows. */
  order: (keyof Schema[Table] & string)[]
  /**
   * A customer may have any number of rows, so they are read in pages. Needs a unique, indexed `order` without
   * instants, which lose their microseconds when parsed.
   */
  isPaged?: true
  columns: Record<keyof Schema[Table] & string, Field | typeof NOT_EXPORTED>
  /** The name of a row in other tables' records. */
  nameOf?: { id: keyof Schema[Table] & string; name: (row: Record<string, string | null>) => string }
}

export const text = (label: string, words?: Record<string, string>): Field => ({
  label,
  kind: 'text',
  ...(words && { say: (value: string) => words[value] }),
})
/** An e-mail address with umlauts in its host is stored in another spelling. */
export const emailAddress = (label: string): Field => ({
  label,
  kind: 'text',
  say: (value) => (withShownHosts(value) === value ? undefined : withShownHosts(value)),
})
export const day = (label: string): Field => ({ label, kind: 'day' })
export const instant = (label: string): Field => ({ label, kind: 'instant' })
export const flag = (label: string): Field => ({ label, kind: 'flag' })
/** A picture, or machine data. */
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
