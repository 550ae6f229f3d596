import { type Call, TenantIdSchema } from '@portal/contracts'
import { querySchema, schemaReference } from './openapi-schemas.ts'
import type { Parameter } from './openapi-shape.ts'

const tenant: Parameter = {
  name: 'Tenant',
  in: 'header',
  description:
    'The brand that is meant; without it the last used one, or the only one. A read without any gets no data (204)',
  schema: schemaReference(TenantIdSchema),
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that is changed, in double quotes',
  schema: { type: 'string', pattern: '^"[0-9]{1,9}"$' },
  example: '"1"',
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Chosen by the client, random and new for each write; stored for one day',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
  example: '9f0a4c1e-6b8d-4a52-8a55-0d1c1f0f6a37',
}

const remote: Parameter = {
  name: 'Portal-Remote',
  in: 'header',
  description:
    "The part of the portal that makes the change. Stored with the change in the customer's trail, as a claim that is not proven",
  schema: { type: 'string', pattern: '^mfe-[a-z]+(-[a-z]+)*$', maxLength: 64 },
  example: 'mfe-example',
}

export const isWrite = (call: Call): boolean => call.method !== 'GET'

function queryParameters(call: Call): Parameter[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = querySchema(call.query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

export const parametersOf = (call: Call): Parameter[] => [
  ...(call.tenant ? [tenant] : []),
  ...(call.versioned ? [ifMatch] : []),
  ...(isWrite(call) ? [idempotencyKey, remote] : []),
  ...queryParameters(call),
]
