import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import type { ReleaseReport } from '@portal/federation/protocol'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { secondBff } from '../../test/second-bff.ts'
import { cipherOf, dataKeys } from '../../test/test-data-keys.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { startTestRegistry } from '../../test/test-registry.ts'
import { releaseLoadsSince } from './release-votes.repository.ts'

const [LIVE, CANARY, EARLIER] = ['41d2c8e07b6a5f93', '8a1f0c3b5d7e9f20', '0d4b7a92c6e1f385']
const app = 'mfe-contracts'
const loaded = { app, release: LIVE, outcome: 'loaded' } as const
const thrown = { app, release: CANARY, outcome: 'failed', reason: 'throw' } as const
const HOME = '203.0.113.7'

const registry = closeAfterwards(
  await startTestRegistry(app, { live: LIVE, canary: CANARY, previous: [EARLIER] }),
)
const portal = await sharedTestPortal({ parts: () => ({ portalUrl: registry.url }) })
beforeEach(() => portal.db.deleteFrom('release_vote').execute())

async function ticketFor(remoteAddress: string, { bff = portal.app } = {}): Promise<string> {
  const response = await bff.inject({ url: calls.getReportTicket.path, remoteAddress })
  return response.json().ticket
}

const send = (remoteAddress: string, payload: object, { bff = portal.app } = {}) =>
  bff.inject({ method: 'POST', url: calls.reportReleases.path, remoteAddress, payload })

/** What a page does. */
const report = async (address: string, ...reports: ReleaseReport[]) =>
  send(address, { reports, ticket: await ticketFor(address) })

const figures = () => releaseLoadsSince(portal.db, new Date())

const networks = (count: number) => Array.from({ length: count }, (_, index) => `10.0.${index}.1`)

test('networks are counted by app, release and reason, without a sign-in', async () => {
  expect((await report(HOME, loaded, thrown)).statusCode).toBe(202)
  await report('2001:db8::1', loaded, { ...thrown, reason: 'timeout' })
  await report('198.51.100.1', loaded, { ...loaded, release: EARLIER })
  expect(await figures()).toEqual([
    { app, release: EARLIER, result: 'loaded', count: 1 },
    { app, release: LIVE, result: 'loaded', count: 3 },
    { app, release: CANARY, result: 'throw', count: 1 },
    { app, release: CANARY, result: 'timeout', count: 1 },
  ])
})

test('parallel reports of many networks in any order are all counted', async () => {
  const both = networks(40).map((address, index) =>
    index % 2 ? report(address, loaded, thrown) : report(address, thrown, loaded),
  )
  const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  expect(new Set(codes)).toEqual(new Set([202]))
  expect((await figures()).map(({ count }) => count)).toEqual([40, 40])
})

test('forged failures of one network are one vote, also at two BFFs with one ticket', async () => {
  const beside = secondBff(portal, { portalUrl: registry.url })
  const reports = Array(20).fill(thrown)
  const ticket = await ticketFor(HOME)
  for (const bff of [portal.app, beside]) {
    for (const address of [HOME, '203.0.113.8', '203.0.113.250'])
      await send(address, { reports, ticket }, { bff })
    await send(HOME, { reports, ticket: await ticketFor(HOME, { bff: beside }) }, { bff })
  }
  expect(await figures()).toEqual([{ app, release: CANARY, result: 'throw', count: 1 }])
  await beside.close()
})

test('the last report of a network replaces its earlier one', async () => {
  await report(HOME, thrown)
  await report(HOME, { app, release: CANARY, outcome: 'loaded' })
  expect(await figures()).toEqual([{ app, release: CANARY, result: 'loaded', count: 1 }])
})

test('invented releases are not stored, and the known ones are counted beside them', async () => {
  const invented = Array.from({ length: 400 }, (_, index) => ({
    ...loaded,
    release: index.toString(16).padStart(16, '0'),
  }))
  for (let start = 0; start < invented.length; start += 20) {
    expect((await report(HOME, ...invented.slice(start, start + 20))).statusCode).toBe(202)
  }
  await report(HOME, { ...thrown, app: 'mfe-security' }, thrown)
  expect(await figures()).toEqual([{ app, release: CANARY, result: 'throw', count: 1 }])
})

test('a report without a ticket of its network gets the same response and is not counted', async () => {
  const stranger = secondBff(portal, { cipher: cipherOf(dataKeys(['test', 8])), portalUrl: registry.url })
  const tickets = {
    'of a page before tickets': undefined,
    'of another network': await ticketFor('198.51.100.1'),
    'of another key': await ticketFor(HOME, { bff: stranger }),
    forged: `${Date.now().toString(36)}.${'A'.repeat(22)}`,
    empty: '',
  }
  await stranger.close()
  for (const [name, ticket] of Object.entries(tickets)) {
    const response = await send(HOME, { reports: [thrown], ticket })
    expect([name, response.statusCode, response.json()]).toEqual([name, 202, {}])
    expect([name, await figures()]).toEqual([name, []])
  }
})

test('after a change of the key, tickets of the earlier one are valid', async () => {
  const ticket = await ticketFor(HOME)
  const cipher = cipherOf(dataKeys(['next', 8], ['test', 7]))
  const bff = secondBff(portal, { cipher, portalUrl: registry.url })
  await send(HOME, { reports: [thrown], ticket }, { bff })
  await bff.close()
  expect(await figures()).toHaveLength(1)
})

test('nothing about the caller is stored, and no two rows can be connected', async () => {
  const ticket = await ticketFor(HOME)
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/releaseReports',
    headers: { 'user-agent': 'Secret/1.0' },
    remoteAddress: HOME,
    payload: { reports: [loaded, thrown], ticket },
  })
  expect(response.statusCode).toBe(202)
  const rows = await portal.db.selectFrom('release_vote').selectAll().orderBy('release').execute()
  expect(rows.map(({ hour: _, network: __, ...row }) => row)).toEqual([
    { app, release: LIVE, result: 'loaded' },
    { app, release: CANARY, result: 'throw' },
  ])
  const [ofLive, ofCanary] = rows.map(({ network }) => network)
  expect(ofLive).not.toBe(ofCanary)
  expect(Math.max(ofLive ?? 0, ofCanary ?? 0)).toBeLessThan(65_536)
  for (const table of ['attempt', 'audit_event', 'idempotency_key', 'outbox', 'release_vote'] as const) {
    const stored = JSON.stringify(await portal.db.selectFrom(table).selectAll().execute())
    expect(stored).not.toMatch(/203\.0\.113|Secret|reportReleases/)
    expect(stored).not.toContain(ticket)
  }
})
