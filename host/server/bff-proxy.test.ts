import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { expectProblem, startPortalForEachTest } from './server-fixture.ts'

const portal = startPortalForEachTest()

test('the BFF is called without the prefix, and gets the address of the client', async () => {
  const response = await portal
    .app()
    .inject({ method: 'PUT', url: '/bff/api/echo?x=1', payload: { pin: '1234' } })
  expect(response.json()).toEqual({ method: 'PUT', body: { pin: '1234' }, forwardedFor: '127.0.0.1' })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('a 503 of the BFF reaches the client unchanged', async () => {
  const response = await portal.get('/bff/api/busy')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60'])
})

test('a compressed response of the BFF reaches the client compressed', async () => {
  const response = await portal.get('/bff/api/compressed', { 'accept-encoding': 'br' })
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(String(brotliDecompressSync(response.rawPayload))).toBe('{"data":1}')
})

test('a BFF that does not listen is a problem with the code unavailable', async () => {
  await portal.bff().close()
  expectProblem(await portal.get('/bff/api/echo'), 503, 'unavailable')
})

test('a body that is larger than the BFF takes is refused before the BFF is called', async () => {
  await portal.bff().close()
  const payload = JSON.stringify('x'.repeat(70_000))
  const headers = { 'content-type': 'application/json' }
  const response = await portal.app().inject({ method: 'POST', url: '/bff/api/echo', payload, headers })
  expectProblem(response, 413, 'payload-too-large')
})

test.each(['/bff/../log/00000001.json', '/bff/api/%2e%2e/x', '/bff/%'])(
  'the path %s is a bad request',
  async (url) => {
    // The client of inject would resolve the dots.
    const response = await portal.sendRaw(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(response).toContain('HTTP/1.1 400 ')
    expect(response).toContain('"code":"invalid-request"')
  },
)

test('an unknown method gets a problem', async () => {
  const response = await portal.sendRaw(
    'QUERY /bff/api/echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  )
  expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(response).toContain('application/problem+json')
})

test('the web server handles Expect: 100-continue and forwards the body', async () => {
  const head = 'PUT /bff/api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2'
  const response = await portal.sendRaw(`${head}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n`, '[]')
  expect(response).toContain('HTTP/1.1 100 Continue')
  expect(response).toContain('HTTP/1.1 200 OK')
  expect(response).toContain('"body":[]')
})

test.each(['/', '/bff/api/echo'])(
  'an HTTP/1.0 connection is closed after the response to %s',
  async (url) => {
    const response = await portal.sendRaw(`GET ${url} HTTP/1.0\r\nconnection: keep-alive\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/)
  },
)
