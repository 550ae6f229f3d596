import { expect, test } from '@jest/globals'
import { remote, startPortalForEachTest } from './server-fixture.ts'

const portal = startPortalForEachTest()

const expected = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
}

test.each(['/', '/registry.json', '/host/gone.js', '/bff/api/echo', '/bff/gone', '/%', '/%2e%2e/x'])(
  'the response to %s has the security headers',
  async (url) => {
    expect((await portal.get(url)).headers).toMatchObject(expected)
  },
)

test.each([`/${remote}/main.js`, `/${remote}/gone.js`, '/bff/docs/docs.js'])(
  'the file %s may be embedded by other sites',
  async (url) => {
    expect((await portal.get(url)).headers).toMatchObject({
      ...expected,
      'cross-origin-resource-policy': 'cross-origin',
    })
  },
)

test('a 304 and a response without a BFF have the security headers', async () => {
  const { etag } = (await portal.navigate('/')).headers
  expect((await portal.get('/', { 'if-none-match': String(etag) })).headers).toMatchObject(expected)
  await portal.bff().close()
  expect((await portal.get('/bff/api/echo')).headers).toMatchObject(expected)
})

test.each(['/overview', '/bff/api/echo'])(
  'an invalid media type for %s gets a 415 with the security headers',
  async (url) => {
    const headers = { 'content-type': 'nonsense' }
    const response = await portal.app().inject({ method: 'POST', url, payload: 'x', headers })
    expect(response.statusCode).toBe(415)
    expect(response.headers).toMatchObject({
      ...expected,
      'content-type': expect.stringContaining('problem'),
    })
  },
)

const request = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n'

test.each([
  ['no request', 'nonsense\r\n\r\n', 400],
  ['an address that cannot be decoded', request.replace('/', '/%'), 400],
  ['an unknown expectation', `${request}expect: cake\r\n\r\n`, 417],
  ['an endless header', `${request}x: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
])('the response to %s is a problem with the security headers', async (_, sent, status) => {
  const response = await portal.sendRaw(`${sent}\r\n`)
  expect(response).toContain(`HTTP/1.1 ${status}`)
  for (const name of Object.keys(expected)) expect(response.toLowerCase()).toContain(`${name}: `)
  const [, body = ''] = response.split('\r\n\r\n')
  expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid-request' })
})

test('a registration code is not sent to other sites', async () => {
  for (const url of ['/code/ABCD-EFGH', '/code?x', '/code']) {
    expect((await portal.navigate(url)).headers['referrer-policy']).toBe('no-referrer')
  }
  expect((await portal.navigate('/codes')).headers['referrer-policy']).not.toBe('no-referrer')
})
