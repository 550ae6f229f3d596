import { fileURLToPath } from 'node:url'
import { PROBLEM_MEDIA_TYPE } from '@portal/contracts'
import { Eta } from 'eta'
import type { Answer, Content, JsonSchema, OpenApiDocument, Operation } from '../openapi-shape.ts'
import { fieldRows } from './field-rows.ts'
import { nameOf, typeWords } from './type-words.ts'

const eta = new Eta({ views: fileURLToPath(new URL('.', import.meta.url)), autoEscape: true, cache: true })

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-')

/** Every name that a schema leads to. */
function referencesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('$ref' in schema) return [nameOf(String(schema.$ref))]
  return Object.values(schema).flatMap(referencesIn)
}

function problemsIn(responses: Operation['responses']) {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.keys(content[PROBLEM_MEDIA_TYPE]?.examples ?? {}).map((code) => ({ status, code })),
  )
}

const headersOf = ({ headers }: Answer) => Object.keys(headers).filter((name) => name !== 'X-Request-Id')

/** What the page shows of one call. */
function callView(document: OpenApiDocument, path: string, method: string, operation: Operation) {
  const { schemas } = document.components
  const object = (content?: Content): JsonSchema =>
    schemas[nameOf(content?.['application/json']?.schema.$ref ?? '')] ?? {}
  const body = operation.requestBody?.content
  return {
    ...operation,
    path,
    method: method.toUpperCase(),
    isPublic: operation.security.length === 0,
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      type: typeWords(parameter.schema),
    })),
    body: body && {
      fields: fieldRows(object(body)),
      example: JSON.stringify(body['application/json']?.example, null, 2),
    },
    answers: Object.entries(operation.responses)
      .filter(([, { content }]) => !content[PROBLEM_MEDIA_TYPE])
      .map(([status, answer]) => ({
        status,
        headers: headersOf(answer),
        fields: fieldRows(object(answer.content)),
      })),
    problems: problemsIn(operation.responses),
  }
}

/** Parts of bodies and answers that have a name of their own. */
function shapeViews({ components: { schemas } }: OpenApiDocument) {
  const named = new Set(['Problem', ...Object.values(schemas).flatMap(referencesIn)])
  return Object.entries(schemas)
    .filter(([name]) => named.has(name))
    .map(([name, schema]) => ({ name, fields: fieldRows(schema), type: typeWords(schema) }))
}

/** The document as one page for people: HTML without scripts. */
export function renderDocsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callView(document, path, method, operation)),
  )
  return eta.render('./docs-page', {
    info: document.info,
    paragraphs: document.info.description.split('\n\n'),
    servers: document.servers,
    takesPersonas: 'persona' in document.components.securitySchemes,
    topics: document.tags.map(({ name, description }) => ({
      id: slug(name),
      name,
      description,
      calls: calls.filter(({ tags }) => tags[0] === name),
    })),
    shapes: shapeViews(document),
    problems: Object.values(document.components.examples).map(({ value }) => value),
  })
}
