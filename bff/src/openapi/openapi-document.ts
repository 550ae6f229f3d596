import { type Call, type CallName, calls } from '@portal/contracts'
import { operation, type Security } from './openapi-operation.ts'
import { problemExamples } from './openapi-problems.ts'
import { componentSchemas } from './openapi-schemas.ts'
import type { OpenApiDocument } from './openapi-shape.ts'
import { introduction, topics } from './openapi-topics.ts'

const headers: OpenApiDocument['components']['headers'] = {
  RequestId: { description: 'Names the request in the log', schema: { type: 'string', format: 'uuid' } },
  ETag: {
    description: 'The new version, for the next If-Match',
    schema: { type: 'string', pattern: '^"[0-9]{1,9}"$' },
  },
  Tenant: {
    description: 'The brand of the data, also if the request has named none',
    schema: { type: 'string' },
  },
  ChangeId: {
    description: 'The id of the change, if it changed something: for ten minutes it can be undone',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds until the next try', schema: { type: 'integer', minimum: 0 } },
  WwwAuthenticate: { description: 'RFC 6750, RFC 9449', schema: { type: 'string' } },
}

const tokens = {
  dpop: { type: 'http', scheme: 'DPoP', bearerFormat: 'JWT' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
}

const mockSignIn = {
  persona: { type: 'apiKey', in: 'header', name: 'Persona' },
  subscriptionKey: { type: 'apiKey', in: 'header', name: 'Subscription-Key' },
}

function paths(security: Security): OpenApiDocument['paths'] {
  const operations = Object.entries(calls).map(([name, call]: [string, Call]) => ({
    path: call.path,
    method: call.method.toLowerCase(),
    operation: operation(name as CallName, call, security),
  }))
  const byPath = Map.groupBy(operations, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map(({ method, operation }) => [method, operation])),
    ]),
  )
}

/**
 * OpenAPI 3.1, generated from the table of calls, so that it always matches the routes.
 * @param takesPersonas in the mock mode: personas may sign in without a token
 */
export const openApiDocument = ({ takesPersonas = false } = {}): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Nordtal Konto BFF', version: '1', description: introduction },
  servers: [
    { url: '/', description: 'The BFF itself' },
    { url: '/bff', description: 'The BFF on the origin of the portal' },
  ],
  tags: topics.map(({ name, description }) => ({ name, description })),
  paths: paths([
    { dpop: [] },
    { bearer: [] },
    ...(takesPersonas ? [{ persona: [], subscriptionKey: [] }] : []),
  ]),
  components: {
    schemas: componentSchemas,
    headers,
    examples: problemExamples,
    securitySchemes: { ...tokens, ...(takesPersonas && mockSignIn) },
  },
})
