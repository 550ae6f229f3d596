import type { Problem } from '@portal/contracts'

/** The part of JSON Schema 2020-12 that the contracts use. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  prefixItems?: readonly JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export interface Parameter {
  name: string
  in: 'header' | 'query'
  required?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export interface Content {
  [mediaType: string]: {
    schema: JsonSchema
    example?: unknown
    examples?: Record<string, { $ref: string }>
  }
}

export interface Answer {
  description: string
  headers: Record<string, { $ref: string }>
  /** None for a response without a body. */
  content?: Content
}

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  /** By status. */
  responses: Record<string, Answer>
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  /** By path and method in lower case. */
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    headers: Record<string, { description: string; schema: JsonSchema }>
    examples: Record<string, { value: Problem }>
    securitySchemes: Record<string, Record<string, string>>
  }
}
