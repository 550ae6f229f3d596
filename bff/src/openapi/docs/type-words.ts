import type { JsonSchema } from '../openapi-shape.ts'

/** A piece of text, and the name of the shape that it leads to. */
export interface Word {
  text: string
  shape?: string
}

export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? ''

const formats: Record<string, string> = {
  date: 'date',
  'date-time': 'instant',
  email: 'e-mail address',
}

const plain = (text: string): Word[] => [{ text }]

const join = (parts: Word[][], separator: string): Word[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [...plain(separator), ...part]))

function bounds(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (least === most) return String(least)
  if (most === undefined) return `${least} or more`
  return least === undefined ? `at most ${most}` : `${least} to ${most}`
}

function withBounds(text: string, limits: string, unit = ''): string {
  return limits ? `${text}, ${limits}${unit}` : text
}

function stringWords({ format, pattern, minLength, maxLength }: JsonSchema): string {
  const text = (format && formats[format]) ?? 'string'
  return pattern && !format
    ? `${text} like ${pattern}`
    : withBounds(text, bounds(minLength, maxLength), ' characters')
}

function listWords({ items = {}, prefixItems, minItems, maxItems }: JsonSchema): Word[] {
  if (prefixItems) return [...plain('list of '), ...join(prefixItems.map(typeWords), ' and ')]
  const limits = bounds(minItems, maxItems)
  return [...plain('list of '), ...typeWords(items), ...(limits ? plain(` (${limits})`) : [])]
}

function objectWords({ additionalProperties, propertyNames }: JsonSchema): Word[] {
  if (typeof additionalProperties !== 'object') return plain('object')
  const values = typeWords(additionalProperties)
  const names = propertyNames?.enum ? `; names: ${propertyNames.enum.join(', ')}` : ''
  return [...plain('object with a '), ...values, ...plain(` for each name${names}`)]
}

/** The type of a value, for people. */
export function typeWords(schema: JsonSchema): Word[] {
  if (schema.$ref) return [{ text: nameOf(schema.$ref), shape: nameOf(schema.$ref) }]
  if (schema.anyOf) return join(schema.anyOf.map(typeWords), ' or ')
  if (schema.enum) return plain(schema.enum.map((value) => JSON.stringify(value)).join(' or '))
  if (schema.const !== undefined) return plain(JSON.stringify(schema.const))
  if (schema.type === 'array') return listWords(schema)
  if (schema.type === 'object') return objectWords(schema)
  if (schema.type === 'string') return plain(stringWords(schema))
  return plain(withBounds(schema.type ?? 'anything', bounds(schema.minimum, schema.maximum)))
}
