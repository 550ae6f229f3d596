import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { designOf } from '@portal/brands/design'
import { PARENT_BRAND } from '@portal/contracts'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** The sandboxed page has an origin of its own, and loads its files as another site would. They are the same for everybody. */
const readableByAll = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

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

/**
 * Serves the document and swagger-ui with all of its files. The portal's origin has the customer's token, so the page runs in a
 * sandbox without access to it; in mock mode there is no token, and the page sends calls.
 */
export function openApiRoutes(app: FastifyInstance, options: { takesPersonas: boolean }): void {
  const page = {
    type: 'text/html; charset=utf-8',
    content: readFileSync(own('docs/docs.html')),
    headers: {
      ...pageHeaders,
      'Content-Security-Policy': options.takesPersonas ? POLICY : `${POLICY}; sandbox allow-scripts`,
    },
  }
  const document = {
    type: 'application/json; charset=utf-8',
    content: JSON.stringify(openApiDocument(options)),
    headers: readableByAll,
  }
  serveFile(app, '/docs', page)
  serveFile(app, '/openapi.json', document)
  for (const { name, ...file } of assets) serveFile(app, `/docs/${name}`, { ...file, headers: readableByAll })
}

interface ServedFile {
  type: string
  content: string | Buffer
  headers: Record<string, string>
}

/** A file that changes with a release alone: stored by the browser, and sent again only if it has changed. */
function serveFile(app: FastifyInstance, path: string, { type, content, headers }: ServedFile): void {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  app.get(path, (request, reply) => {
    reply.headers({ ...headers, etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(type).send(content)
  })
}
