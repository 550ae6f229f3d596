import { expect, test } from '@jest/globals'
import { expectProblem, portalOfEachTest } from './server-fixture.ts'

const portal = portalOfEachTest()

test('the BFF is called without the prefix, and gets the address of the client', async () => {
  const answer = await portal
    .app()
    .inject({ method: 'PUT', url: '/bff/api/echo?x=1', payload: { pin: '1234' } })
  expect(answer.json()).toEqual({ method: 'PUT', body: { pin: '1234' }, forwardedFor: '127.0.0.1' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a 503 of the BFF reaches the client as it is', async () => {
  const answer = await portal.get('/bff/api/busy')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
})

test('a BFF that does not listen is a problem with the code unavailable', async () => {
  await portal.bff().close()
  expectProblem(await portal.get('/bff/api/echo'), 503, 'unavailable')
})

test('a body of 10 MB is too large, before the BFF hears of it', async () => {
  await portal.bff().close()
  const payload = JSON.stringify('x'.repeat(10_000_000))
  const headers = { 'content-type': 'application/json' }
  const answer = await portal.app().inject({ method: 'POST', url: '/bff/api/echo', payload, headers })
  expectProblem(answer, 413, 'payload-too-large')
})

test.each(['/bff/../registry.lock', '/bff/api/%2e%2e/x', '/bff/%'])('%s is a bad request', async (url) => {
  // The client of inject would resolve the dots.
  const answer = await portal.sendRaw(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  expect(answer).toContain('HTTP/1.1 400 ')
  expect(answer).toContain('"code":"invalid-request"')
})

test('a method that the BFF does not know is a problem', async () => {
  const answer = await portal.sendRaw('QUERY /bff/api/echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toContain('application/problem+json')
})

test('Expect: 100-continue is answered here, and the body handed on', async () => {
  const head = 'PUT /bff/api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2'
  const answer = await portal.sendRaw(`${head}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n`, '[]')
  expect(answer).toContain('HTTP/1.1 100 Continue')
  expect(answer).toContain('HTTP/1.1 200 OK')
  expect(answer).toContain('"body":[]')
})

test.each(['/', '/bff/api/echo'])('the connection of HTTP/1.0 ends with the answer to %s', async (url) => {
  const answer = await portal.sendRaw(`GET ${url} HTTP/1.0\r\nconnection: keep-alive\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
})
