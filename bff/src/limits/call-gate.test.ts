import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'

const limit = (most: number) => ({ most, withinSeconds: 60 })
const commonLimits = {
  read: limit(5),
  write: limit(3),
  public: limit(4),
  report: limit(2),
  ticket: limit(2),
  notice: limit(3),
}
const portal = await sharedTestPortal({ parts: () => ({ commonLimits }) })

const statusesOf = async (calls: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted()

test('a customer who writes without a pause is refused, slowly and without the database; others are not', async () => {
  const write = (as: string) =>
    portal.call('changeBirthDate', {
      as,
      body: { birthdate: '1980-03-01' },
      headers: { 'if-match': '"999"' },
    })
  expect(await statusesOf([1, 2, 3].map(() => write('Anna')))).toEqual([412, 412, 412])
  portal.statements.length = 0
  const [began, refused] = [Date.now(), await write('Anna')]
  expect(Date.now() - began).toBeGreaterThanOrEqual(900)
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(portal.statements).toEqual([])
  expect((await write('Ben')).statusCode).toBe(412)
  expect((await portal.call('getUserProfile', { as: 'Anna' })).statusCode).toBe(200)
})

test('reads are counted separately from writes', async () => {
  const reads = await statusesOf(
    Array.from({ length: 7 }, () => portal.call('getUserProfile', { as: 'Clara' })),
  )
  expect(reads).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test("public calls are counted by the caller's address", async () => {
  const ask = () => portal.call('describeMailLink', { body: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' } })
  expect(await statusesOf(Array.from({ length: 5 }, ask))).toEqual([200, 200, 200, 200, 429])
})

test.each([
  ['IPv6 addresses of one network', (n: number) => `2001:db8:1:2:${n}::1`, '2001:db8:1:3::1'],
  [
    'the spellings of an IPv4 address',
    (n: number) => (n % 2 ? '198.51.100.7' : '::ffff:198.51.100.7'),
    '::1',
  ],
])('%s share one limit, another one has its own', async (_, addressOf, another) => {
  const ask = (remoteAddress: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/mailLinks/describe',
      payload: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
      remoteAddress,
    })
  const calls = [1, 2, 3, 4, 5].map((n) => ask(addressOf(n)))
  expect(await statusesOf(calls)).toEqual([200, 200, 200, 200, 429])
  expect((await ask(another)).statusCode).toBe(200)
})

test('reports of pages and their tickets are counted by network, apart from the other public calls', async () => {
  const post = (url: string, payload: object, remoteAddress = '203.0.113.9') =>
    portal.app.inject({ method: 'POST', url, payload, remoteAddress })
  const reports = [{ app: 'mfe-contracts', release: '8a1f0c3b5d7e9f20', outcome: 'loaded' }]
  const report = (address: string) => post('/api/releaseReports', { reports }, address)
  const ofOneNetwork = ['203.0.113.9', '203.0.113.10', '203.0.113.250']
  expect(await statusesOf(ofOneNetwork.map(report))).toEqual([202, 202, 429])
  const ticket = (remoteAddress: string) =>
    portal.app.inject({ url: '/api/releaseReports/ticket', remoteAddress })
  expect(await statusesOf(ofOneNetwork.map(ticket))).toEqual([200, 200, 429])
  expect((await ticket('203.0.114.9')).statusCode).toBe(200)
  const ask = () => post('/api/mailLinks/describe', { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' })
  expect(await statusesOf([1, 2, 3, 4].map(ask))).toEqual([200, 200, 200, 200])
})

test('the API docs and unknown paths count as public calls of their address', async () => {
  const urls = ['/docs', '/docs/swagger-ui-bundle.js', '/openapi.json', '/nothing', '/docs']
  const requests = urls.map((url) => portal.app.inject({ url, remoteAddress: '203.0.113.10' }))
  expect(await statusesOf(requests)).toEqual([200, 200, 200, 404, 429])
})

test('notices of ended sessions have a limit of their own', async () => {
  const post = () =>
    portal.app.inject({
      method: 'POST',
      url: '/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'logout_token=x.y.z',
      remoteAddress: '203.0.113.11',
    })
  expect(await statusesOf([1, 2, 3, 4].map(post))).toEqual([400, 400, 400, 429])
})

test('probes are never refused', async () => {
  const probes = Array.from({ length: 9 }, () => portal.call('getLiveness'))
  expect(await statusesOf(probes)).toEqual(Array(9).fill(200))
})
