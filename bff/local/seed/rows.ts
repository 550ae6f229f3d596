import type { Insertable } from 'kysely'
import type { Schema } from '../../src/database/schema.ts'

/** Rows by table. */
export type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] }
