import { beforeEach, expect, test } from '@jest/globals'
import type { ReleaseReport } from '@portal/federation/protocol'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { releaseLoadsSince } from './release-loads.repository.ts'

const LIVE = '41d2c8e07b6a5f93'
const CANARY = '8a1f0c3b5d7e9f20'
const app = 'mfe-contracts'
const loaded = { app, release: LIVE, outcome: 'loaded' } as const
const thrown = { app, release: CANARY, outcome: 'failed', reason: 'throw' } as const

const portal = await sharedTestPortal()
beforeEach(() => portal.db.deleteFrom('release_load').execute())

const report = (...reports: ReleaseReport[]) => portal.call('reportReleases', { body: { reports } })
const lastHour = () => releaseLoadsSince(portal.db, new Date(Date.now() - 3_600_000))

const invented = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...loaded, release: index.toString(16).padStart(16, '0') }))

test('reports are counted by app, release and reason, without a sign-in', async () => {
  expect((await report(loaded, thrown)).statusCode).toBe(202)
  await report(loaded, loaded, { ...thrown, reason: 'timeout' })
  expect(await lastHour()).toEqual([
    { app, release: LIVE, result: 'loaded', count: 3 },
    { app, release: CANARY, result: 'throw', count: 1 },
    { app, release: CANARY, result: 'timeout', count: 1 },
  ])
})

test('parallel reports in any order are all counted', async () => {
  const both = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? report(loaded, thrown) : report(thrown, loaded),
  )
  const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  expect(new Set(codes)).toEqual(new Set([202]))
  expect((await lastHour()).map(({ count }) => count)).toEqual([20, 20])
})

test('invented releases do not fill the table, and known ones are still counted', async () => {
  await report(loaded)
  const many = invented(400)
  for (let start = 0; start < many.length; start += 20) await report(...many.slice(start, start + 20))
  await report(loaded, thrown)
  const loads = await lastHour()
  expect(loads.length).toBeLessThanOrEqual(220)
  expect(loads).toContainEqual({ app, release: LIVE, result: 'loaded', count: 2 })
  expect(loads.map(({ release }) => release)).not.toContain(CANARY)
})

test('nothing about the caller is stored', async () => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/releaseReports',
    headers: { 'user-agent': 'Secret/1.0' },
    remoteAddress: '203.0.113.7',
    payload: { reports: [thrown] },
  })
  expect(response.statusCode).toBe(202)
  const rows = await portal.db.selectFrom('release_load').selectAll().execute()
  expect(rows.map(({ hour: _, ...row }) => row)).toEqual([
    { app, release: CANARY, result: 'throw', count: 1 },
  ])
  for (const table of ['attempt', 'audit_event', 'idempotency_key', 'outbox'] as const) {
    const stored = JSON.stringify(await portal.db.selectFrom(table).selectAll().execute())
    expect(stored).not.toMatch(/203\.0\.113\.7|Secret|reportReleases/)
  }
})
