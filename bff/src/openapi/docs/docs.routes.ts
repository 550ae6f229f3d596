import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '../openapi-shape.ts'
import { renderDocsPage } from './docs-page.ts'

const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

const assets = [
  { url: '/docs/docs-page.css', file: 'docs-page.css', type: 'text/css; charset=utf-8' },
  { url: '/docs/logo.svg', file: '../../brand/logo.svg', type: 'image/svg+xml' },
]

/** The document for people: everything it needs comes from here, and no script. */
export function docsRoutes(app: FastifyInstance, document: OpenApiDocument): void {
  const page = renderDocsPage(document)
  app.get('/docs', (_request, reply) =>
    reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page),
  )
  for (const { url, file, type } of assets) {
    const content = readFileSync(new URL(file, import.meta.url))
    app.get(url, (_request, reply) => reply.type(type).send(content))
  }
}
