import type { JsonSchema } from '../openapi-shape.ts'
import { typeWords, type Word } from './type-words.ts'

/** A line of the table that describes an object. */
export interface FieldRow {
  /** With the path to it: `items[].id`. */
  name: string
  type: Word[]
  required: boolean
  note: string
}

/** The object whose fields a value has; parts with a name of their own are described under it. */
function objectIn(schema: JsonSchema): { fields: JsonSchema; path: string } | undefined {
  if (schema.properties) return { fields: schema, path: '.' }
  if (schema.items?.properties) return { fields: schema.items, path: '[].' }
  const option = schema.anyOf?.find(({ properties }) => properties)
  return option && { fields: option, path: '.' }
}

export function fieldRows({ properties = {}, required = [] }: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const name = prefix + field
    const row = {
      name,
      type: typeWords(schema),
      required: required.includes(field),
      note: schema.description ?? '',
    }
    const inner = objectIn(schema)
    return inner ? [row, ...fieldRows(inner.fields, name + inner.path)] : [row]
  })
}
