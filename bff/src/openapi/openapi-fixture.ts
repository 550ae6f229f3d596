import { expect } from '@jest/globals'
import { type CallName, calls, PROBLEM_MEDIA_TYPE } from '@portal/contracts'
import { type FastifyInstance, fastify } from 'fastify'
import type { TestPortal } from '../../test/test-portal.ts'
import type { OpenApiDocument } from './openapi-shape.ts'

type Answer = Awaited<ReturnType<TestPortal['call']>>

/**
 * Forbids unknown fields: clients ignore them, but the document must list all. The validator has an older name for
 * `prefixItems` of JSON Schema 2020-12.
 */
const strict = (json: string): unknown =>
  JSON.parse(json, (_key, value) => {
    if (value?.type === 'object' && value.properties) return { additionalProperties: false, ...value }
    if (!value?.prefixItems) return value
    const { prefixItems, ...list } = value
    return { ...list, items: prefixItems, minItems: prefixItems.length, additionalItems: false }
  })

/** Validates bodies with the document's own schemas and an independent JSON Schema validator. */
function createReader({ components }: OpenApiDocument): FastifyInstance {
  const reader = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  })
  const schemas = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', 'all#/$defs/')
  reader.addSchema({ $id: 'all', $defs: strict(schemas) })
  for (const name of Object.keys(components.schemas)) {
    reader.post(`/${name}`, { schema: { body: { $ref: `all#/$defs/${name}` } } }, async () => 'fits')
  }
  return reader
}

/** Compares bodies and responses with the document. */
export function createOpenApiFixture(document: OpenApiDocument) {
  const reader = createReader(document)

  const operationOf = (name: CallName) => {
    const operation = document.paths[calls[name].path]?.[calls[name].method.toLowerCase()]
    if (!operation) throw new Error(`${name} is not in the document`)
    return operation
  }

  async function expectSchema(reference: string | undefined, value: unknown): Promise<void> {
    const url = `/${reference?.split('/').at(-1)}`
    const verdict = await reader.inject({ method: 'POST', url, payload: value as object })
    expect(verdict.body).toBe('fits')
  }

  async function expectFit(name: CallName, answer: Answer): Promise<void> {
    const { statusCode: status, headers } = answer
    const [mediaType = ''] = String(headers['content-type']).split(';')
    const described = operationOf(name).responses[status]
    const content = described?.content?.[mediaType]
    expect({ name, status, mediaType, isDescribed: content !== undefined }).toEqual(
      expect.objectContaining({ isDescribed: true }),
    )
    const isFile = content?.schema.format === 'binary'
    if (!isFile) await expectSchema(content?.schema.$ref, answer.json())
    // A missing version has no ETag, and a call without an effect no Change-Id.
    const isThere = (header: string) =>
      headers[header.toLowerCase()] !== undefined || ['ETag', 'Change-Id'].includes(header)
    expect(Object.keys(described?.headers ?? {}).filter((header) => !isThere(header))).toEqual([])
    if (mediaType === PROBLEM_MEDIA_TYPE) {
      expect(Object.keys(content?.examples ?? {})).toContain(answer.json().code)
    }
  }

  return { operationOf, expectSchema, expectFit, close: () => reader.close() }
}
