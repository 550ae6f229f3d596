import { afterAll, expect, test } from '@jest/globals'
import { bodies, type Call, type CallName, calls } from '@portal/contracts'
import type * as v from 'valibot'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { openApiDocument } from './openapi-document.ts'
import { createOpenApiFixture } from './openapi-fixture.ts'
import { bodyExample } from './openapi-topics.ts'

const document = openApiDocument()
const fixture = createOpenApiFixture(document)
const names = Object.keys(calls) as CallName[]

const portal = await sharedTestPortal()
afterAll(fixture.close)

/** Parses fastify's printed tree: each line has the rest of a path, and the methods of a route. */
function registeredRoutes(): string[] {
  const parents: string[] = []
  const lines = portal.app.printRoutes({ commonPrefix: false }).split('\n')
  return lines.flatMap((line) => {
    const [, indent = '', rest = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    const path = (parents[depth - 1] ?? '') + rest
    parents[depth] = path
    return methods
      .split(', ')
      .filter((method) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
      .map((method) => `${method} ${path}`)
  })
}

test('the document has exactly the routes below /api and /health', async () => {
  await portal.app.ready()
  const served = registeredRoutes().filter((route) => /^\w+ \/(api|health)\b/.test(route))
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(served.toSorted()).toEqual(described.toSorted())
})

test('the document is served as OpenAPI 3.1', async () => {
  const answer = await portal.app.inject({ url: '/openapi.json' })
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)))
  expect(document.openapi).toMatch(/^3\.1/)
})

test('every reference in the document resolves', () => {
  const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? []
  expect(references.length).toBeGreaterThan(100)
  const targets = references.map((reference) => {
    const [, ...keys] = (JSON.parse(reference) as string).split('/')
    const target = keys.reduce((part: unknown, key) => (part as Record<string, unknown>)?.[key], document)
    return target === undefined ? reference : undefined
  })
  expect(targets.filter(Boolean)).toEqual([])
})

test.each(names)('the document has %s with its headers and its security', (name) => {
  const call: Call = calls[name]
  const operation = fixture.operationOf(name)
  expect(operation.operationId).toBe(name)
  expect(operation.security).toEqual(call.public ? [] : [{ dpop: [] }, { bearer: [] }])
  expect(document.tags.map((tag) => tag.name)).toContain(operation.tags[0])
  const parameters = operation.parameters.map((parameter) => parameter.name)
  expect(parameters.includes('Tenant')).toBe(call.tenant === true)
  expect(parameters.includes('If-Match')).toBe(call.versioned === true)
  expect(parameters.includes('Idempotency-Key')).toBe(call.method !== 'GET')
  expect(parameters.includes('Portal-Remote')).toBe(call.method !== 'GET')
  expect(operation.parameters.filter((parameter) => parameter.in === 'query')).toHaveLength(
    call.query
      ? Object.keys((call.query as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries).length
      : 0,
  )
})

test.each(names.filter((name) => name in bodies))('the example of %s fits its schema', async (name) => {
  const body = fixture.operationOf(name).requestBody
  await fixture.expectSchema(body?.content['application/json']?.schema.$ref, bodyExample(name))
})

test('a call is documented with its step-up, limits and mails', () => {
  expect(fixture.operationOf('resetPhonePin').description).toBe(
    'Requires that the password is entered for this very call (RFC 9470). Refused while the account is frozen. At most 1 a minute, 5 a day for one customer. Mail `phone-pin-notice` to the sign-in address.',
  )
})

test('a failing probe has its own response', () => {
  const failing = fixture.operationOf('getReadiness').responses[503]
  expect(failing?.content?.['application/json']?.schema.$ref).toMatch(/Health$/)
})

test('personas are documented only in the mock mode', () => {
  const { components, paths } = openApiDocument({ takesPersonas: true })
  expect(components.securitySchemes).toHaveProperty('persona.name', 'Persona')
  expect(paths['/api/userProfile']?.get?.security).toContainEqual({ persona: [], subscriptionKey: [] })
  expect(JSON.stringify(document)).not.toMatch(/persona"/i)
})
