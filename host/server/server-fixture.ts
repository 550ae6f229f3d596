import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect } from '@jest/globals'
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { createServer } from './server.ts'

type ServerOptions = Parameters<typeof createServer>

export const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
export const page = (text: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${text}</body></html>`
/** With a policy of its own that allows all. */
const hostilePage =
  '<head><meta http-equiv="Content-Security-Policy" content="script-src *"></head><script src="//evil.example">'
export const remote = 'remotes/mfe-contracts/0123456789abcdef'

const storeFiles: Record<string, string> = {
  'index.html': page('Portal'),
  'pages/contracts-payments.html': page('Contracts'),
  'pages/host/overview.html': page('Overview'),
  'pages/host/404.html': page('Not found'),
  'pages/host/503.html': page('No answer'),
  'sets/0123456789abcdef.json': '{"registry":{}}',
  'config.json': '[{"name":"bffPath","value":"/bff"}]',
  'registry.json': '{"version":1,"apps":{}}',
  'live.json': '{"set":"abc"}',
  'log/00000001.json': '{}',
  [`${remote}/main.js`]: 'export const main = 1',
  [`${remote}/main.js.map`]: '{}',
  [`${remote}/chunk.mjs`]: 'export const chunk = 1',
  'robots.txt': 'User-agent: *',
  'licenses.txt': 'react 19',
  'security.txt': 'Contact: mailto:a@b.example',
  'elements/loader.js': 'export const loader = 1',
  'elements/errors.html': page('Errors'),
  'elements/nordtal-contracts.json': '{"release":"0123456789abcdef"}',
  'elements/nordtal-contracts/0123456789abcdef.json': '{"release":"0123456789abcdef"}',
  [`${remote}/element/index.html`]: page('Stand-alone'),
  [`${remote}/hostile.html`]: hostilePage,
  [`${remote}/element/hostile.html`]: hostilePage,
  'host/0123456789abcdef/page.html': hostilePage,
}

async function makeStore(): Promise<string> {
  const store = await mkdtemp(join(tmpdir(), 'portal-server-'))
  for (const [name, content] of Object.entries(storeFiles)) {
    await mkdir(dirname(join(store, name)), { recursive: true })
    await writeFile(join(store, name), content)
    if (name.endsWith('.html')) await writeForms(join(store, name), content)
  }
  await writeFile(join(store, remote, 'main.js.br'), brotliCompressSync('export const main = 1'))
  return store
}

/** Writes the compressed forms of a page, as an activation does. */
export async function writeForms(path: string, content: string): Promise<void> {
  await writeFile(`${path}.br`, brotliCompressSync(content))
  await writeFile(`${path}.gz`, gzipSync(content))
}

/** A BFF that returns what it was sent. */
async function startBff(): Promise<FastifyInstance> {
  const bff = fastify({ forceCloseConnections: true })
  bff.all('/api/echo', ({ method, body, headers }, reply) => {
    reply.header('cache-control', 'no-store').send({ method, body, forwardedFor: headers['x-forwarded-for'] })
  })
  bff.get('/api/compressed', (_request, reply) => {
    const headers = { 'content-encoding': 'br', 'content-type': 'application/json', vary: 'accept-encoding' }
    reply.headers(headers).send(brotliCompressSync('{"data":1}'))
  })
  bff.get('/api/busy', (_request, reply) => reply.code(503).header('retry-after', '60').send('busy'))
  await bff.listen()
  return bff
}

/** Starts a store, a BFF and a web server for each test of a file. */
export function startPortalForEachTest(options?: ServerOptions[1], config?: Pick<ServerOptions[0], 'tls'>) {
  let store: string
  let bff: FastifyInstance
  let app: FastifyInstance
  beforeEach(async () => {
    store = await makeStore()
    bff = await startBff()
    app = await createServer(
      { storeDir: store, bffUrls: [urlOf(bff)], ...config },
      { logLevel: 'silent', ...options },
    )
  })
  afterEach(async () => {
    await app.close()
    await bff.close()
    await rm(store, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return {
    store: () => store,
    bff: () => bff,
    app: () => app,
    get,
    navigate: (url: string) => get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }),
    /** @returns everything that is received until the connection ends */
    async sendRaw(...parts: string[]): Promise<string> {
      await app.listen()
      return sendRaw(portOf(app), parts)
    },
  }
}

export function expectProblem(response: LightMyRequestResponse, status: number, code: string): void {
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.json()).toMatchObject({ status, code, requestId: expect.any(String) })
}

function portOf({ server }: FastifyInstance): number {
  return (server.address() as AddressInfo).port
}

function urlOf(app: FastifyInstance): string {
  return `http://localhost:${portOf(app)}`
}

function sendRaw(port: number, parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(port, 'localhost', () => {
      for (const part of parts) socket.write(part)
    })
    socket.setEncoding('utf8').on('data', (data) => {
      response += data
    })
    socket.on('close', () => resolve(response)).on('error', reject)
  })
}
