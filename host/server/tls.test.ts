import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { certificateFolder } from './certificate-fixture.ts'
import { overHttp2 } from './http2-fixture.ts'
import { readServerConfig } from './server-config.ts'
import { startPortalForEachTest } from './server-fixture.ts'

const certificates = certificateFolder()
const file = certificates.path
certificates.create('own')
certificates.create('other')
writeFileSync(file('broken.pem'), 'oops')

const ca = certificates.read('own.pem')
const portal = startPortalForEachTest({}, { tls: { cert: ca, key: certificates.read('own.key') } })

async function origin() {
  await portal.app().listen()
  return `https://localhost:${(portal.app().server.address() as AddressInfo).port}`
}

test('with a certificate, the page and the BFF are served over HTTP/2', async () => {
  const body = '{"pin":1}'
  const [page, call] = await overHttp2(await origin(), ca, [
    { headers: { ':path': '/', accept: 'text/html' } },
    { headers: { ':path': '/bff/api/echo', ':method': 'PUT', 'content-type': 'application/json' }, body },
  ])
  expect(page?.head).toMatchObject({ ':status': 200, 'strict-transport-security': expect.any(String) })
  expect(String(page?.body)).toContain('Portal')
  expect(call?.head).toMatchObject({ ':status': 200, 'cache-control': 'no-store' })
  expect(call?.head).not.toHaveProperty('connection')
  expect(JSON.parse(String(call?.body))).toMatchObject({ method: 'PUT', body: { pin: 1 } })
})

test('over HTTP/2 an unknown file and a BFF that does not listen are problems', async () => {
  await portal.bff().close()
  const paths = ['/host/gone.js', '/bff/api/echo']
  const responses = await overHttp2(
    await origin(),
    ca,
    paths.map((path) => ({ headers: { ':path': path } })),
  )
  expect(responses.map(({ head }) => head[':status'])).toEqual([404, 503])
  for (const { body } of responses) expect(JSON.parse(String(body))).toHaveProperty('requestId')
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
