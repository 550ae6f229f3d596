import { expect, test } from '@jest/globals'
import { sharedTestPortal, type TestPortal } from '../../test/test-portal.ts'

const SHOP = 'https://www.shop.example'

const parts = () => ({ allowedOrigins: [SHOP, 'http://localhost:4000'] })
const [portal, closed] = [await sharedTestPortal({ parts }), await sharedTestPortal()]

const corsHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

const preflight = (to: TestPortal, origin: string, url = '/api/personalData/birthdate') =>
  to.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  })

test('a page of an allowed origin may send all headers and methods of the calls', async () => {
  const { statusCode, headers } = await preflight(portal, SHOP)
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': SHOP,
    'access-control-max-age': '600',
    vary: 'Origin',
  })
  expect(headers['access-control-allow-methods']?.toString().split(', ').toSorted()).toEqual([
    'DELETE',
    'GET',
    'POST',
    'PUT',
  ])
  expect(headers['access-control-allow-headers']).toBe(
    'authorization, dpop, content-type, tenant, if-match, idempotency-key, portal-remote, persona, subscription-key',
  )
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test.each([SHOP, 'http://localhost:4000'])(
  'a page of %s can read responses and their headers',
  async (origin) => {
    const response = await portal.call('getCustomerProfile', { as: 'Anna', headers: { origin } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers':
        'Change-Id, Date, ETag, Retry-After, Tenant, WWW-Authenticate, X-Request-Id',
      vary: 'Origin',
    })
  },
)

test('a page of an allowed origin can read a refusal', async () => {
  const response = await portal.call('getCustomerProfile', { headers: { origin: SHOP } })
  expect(response.statusCode).toBe(401)
  expect(response.headers['access-control-allow-origin']).toBe(SHOP)
})

test.each([
  'https://shop.example',
  'https://www.shop.example.evil.example',
  'http://www.shop.example',
  'null',
])('pages of %s get no CORS header', async (origin) => {
  const asked = await preflight(portal, origin)
  expect(asked.statusCode).toBe((await preflight(closed, origin)).statusCode)
  expect(corsHeaders(asked.headers)).toEqual([])
  const response = await portal.call('getUserProfile', { as: 'Anna', headers: { origin } })
  expect(response.statusCode).toBe(200)
  expect(corsHeaders(response.headers)).toEqual([])
  // A cache must not serve this response to a page of an allowed origin, nor the other way round.
  expect(response.headers.vary).toBe('Origin')
})

test('only the calls under /api are open to other origins; any may read that the BFF is up', async () => {
  const readiness = await portal.call('getReadiness', { headers: { origin: SHOP } })
  expect(readiness.statusCode).toBe(200)
  expect(corsHeaders(readiness.headers)).toEqual([])
  const liveness = await portal.call('getLiveness', { headers: { origin: 'https://any.example' } })
  expect(liveness.headers['access-control-allow-origin']).toBe('*')
  expect(corsHeaders((await preflight(portal, SHOP, '/health/live')).headers)).toEqual([])
})

test('without the setting no other origin is allowed', async () => {
  const response = await preflight(closed, SHOP)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(corsHeaders(response.headers)).toEqual([])
})
