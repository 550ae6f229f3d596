import { readFileSync } from 'node:fs'
import { designOf } from '@portal/brands/design'
import { PARENT_BRAND } from '@portal/contracts'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

const library = (file: string) => new URL(import.meta.resolve(`swagger-ui-dist/${file}`))
const own = (file: string) => new URL(file, import.meta.url)

const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

const { colors, mark } = designOf(PARENT_BRAND)

const files = [
  { name: 'swagger-ui-bundle.js', file: library('swagger-ui-bundle.js'), type: SCRIPT },
  { name: 'swagger-ui.css', file: library('swagger-ui.css'), type: CSS },
  { name: 'docs.js', file: own('docs/docs.js'), type: SCRIPT },
  { name: 'docs.css', file: own('docs/docs.css'), type: CSS },
]

const assets = [
  ...files.map(({ name, file, type }) => ({ name, type, content: readFileSync(file) })),
  { name: 'logo.svg', type: 'image/svg+xml', content: mark.svg },
  {
    name: 'brand.css',
    type: CSS,
    content: `:root { --brand: ${colors.brand}; --on-brand: ${colors['on-brand']}; }\n`,
  },
]

/** Serves the document and swagger-ui with all of its files. */
export function openApiRoutes(app: FastifyInstance, options: { takesPersonas: boolean }): void {
  const document = openApiDocument(options)
  app.get('/openapi.json', async () => document)
  const page = readFileSync(own('docs/docs.html'))
  app.get('/docs', (_request, reply) =>
    reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page),
  )
  for (const { name, type, content } of assets) {
    app.get(`/docs/${name}`, (_request, reply) => reply.type(type).send(content))
  }
}
