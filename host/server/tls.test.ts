import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readServerConfig } from './server-config.ts'
import { startPortalForEachTest } from './server-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => join(folder, name)

function createCertificate(name: string) {
  const keys = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    file(`${name}.key`),
  ]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...keys, ...subject, '-out', file(`${name}.pem`)], {
    stdio: 'ignore',
  })
}
createCertificate('own')
createCertificate('other')
writeFileSync(file('broken.pem'), 'oops')

const ca = readFileSync(file('own.pem'))
const portal = startPortalForEachTest({}, { tls: { cert: ca, key: readFileSync(file('own.key')) } })

async function origin() {
  await portal.app().listen()
  return `https://localhost:${(portal.app().server.address() as AddressInfo).port}`
}

/** Sends requests over one HTTP/2 connection. */
async function overHttp2(requests: { headers: Record<string, string>; body?: string }[]) {
  const session = connect(await origin(), { ca })
  const responses = requests.map(async ({ headers, body }) => {
    const stream = session.request(headers).end(body)
    const [head] = await once(stream, 'response')
    return { head, text: String(Buffer.concat(await stream.toArray())) }
  })
  try {
    return await Promise.all(responses)
  } finally {
    session.close()
  }
}

test('with a certificate, the page and the BFF are served over HTTP/2', async () => {
  const body = '{"pin":1}'
  const [page, call] = await overHttp2([
    { headers: { ':path': '/', accept: 'text/html' } },
    { headers: { ':path': '/bff/api/echo', ':method': 'PUT', 'content-type': 'application/json' }, body },
  ])
  expect(page?.head).toMatchObject({ ':status': 200, 'strict-transport-security': expect.any(String) })
  expect(page?.text).toContain('Portal')
  expect(call?.head).toMatchObject({ ':status': 200, 'cache-control': 'no-store' })
  expect(call?.head).not.toHaveProperty('connection')
  expect(JSON.parse(call?.text ?? '')).toMatchObject({ method: 'PUT', body: { pin: 1 } })
})

test('over HTTP/2 an unknown file and a BFF that does not listen are problems', async () => {
  await portal.bff().close()
  const paths = ['/host/gone.js', '/bff/api/echo']
  const responses = await overHttp2(paths.map((path) => ({ headers: { ':path': path } })))
  expect(responses.map(({ head }) => head[':status'])).toEqual([404, 503])
  for (const { text } of responses) expect(JSON.parse(text)).toHaveProperty('requestId')
})

test('a client without HTTP/2 gets HTTP/1.1 over TLS', async () => {
  const [response] = await once(get(await origin(), { ca }), 'response')
  expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1'])
  response.resume()
})

test.each([
  [{ TLS_CERT: file('own.pem') }, 'TLS_CERT and TLS_KEY: set both, or neither'],
  [
    { TLS_CERT: file('own.pem'), TLS_KEY: file('gone.key') },
    /^TLS_KEY: \S+gone.key cannot be read: .*ENOENT/,
  ],
  [{ TLS_CERT: file('broken.pem'), TLS_KEY: file('own.key') }, /broken.pem and \S+ are no usable pair/],
  [{ TLS_CERT: file('other.pem'), TLS_KEY: file('own.key') }, /other.pem and \S+ are no usable pair/],
])('the files %j are refused', (env, message) => {
  expect(() => readServerConfig(env)).toThrow(message)
})
