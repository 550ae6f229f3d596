import { expect, test } from '@jest/globals'
import type { ReleaseReport } from '@portal/federation/protocol'
import { sql } from 'kysely'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { customerOf } from '../../test/customer.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { startTestRegistry } from '../../test/test-registry.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const ANNA = '2100417'

const CANARY = '8a1f0c3b5d7e9f20'
const registry = closeAfterwards(
  await startTestRegistry('mfe-contracts', { live: '41d2c8e07b6a5f93', canary: CANARY }),
)
const made: Metrics[] = []
const portal = await sharedTestPortal({
  parts: (database) => {
    const metrics = createMetrics(database)
    made.push(metrics)
    return { metrics, portalUrl: registry.url }
  },
})
const server = closeAfterwards(await startMetricsServer(made[0] as Metrics, 0))

async function scrape({ port } = server): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  return (await response.text()).split('\n')
}

const figure = (lines: string[], name: string) => {
  const line = lines.find((line) => line.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

test('requests are measured by method, route and status, without customer data', async () => {
  await portal.call('getCustomerProfile', { as: 'Anna' })
  await portal.call('getUserProfile')
  await portal.app.inject({ url: '/code/ABCDEFGH' })
  const lines = await scrape()

  const times = (labels: string) => figure(lines, `bff_request_seconds_count{${labels}}`)
  expect(times('method="GET",route="/api/customerProfile",status="200"')).toBe(1)
  expect(times('method="GET",route="/api/userProfile",status="401"')).toBe(1)
  expect(times('method="GET",route="unknown",status="404"')).toBeGreaterThanOrEqual(1)
  for (const personal of [ANNA, 'anna', 'ABCDEFGH']) expect(lines.join()).not.toContain(personal)
})

test('the outbox metrics show the pending and due messages and their age', async () => {
  await portal.db.deleteFrom('outbox').execute()
  await enqueue(portal.db, ANNA, 'invitation-letter', {})
  await enqueue(portal.db, ANNA, 'invitation-letter', {})
  await portal.db
    .insertInto('outbox')
    .values({ customer_id: ANNA, kind: 'invitation-letter', payload: '{}', dead_at: sql`now()` })
    .execute()
  await portal.db
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()
  const [first] = await portal.db.selectFrom('outbox').select('outbox_id').execute()
  await portal.db
    .updateTable('outbox')
    .set({ due_at: new Date(Date.now() + 60_000).toISOString() })
    .where('outbox_id', '=', first?.outbox_id ?? 0)
    .execute()

  const lines = await scrape()
  expect(figure(lines, 'bff_outbox_messages{state="undelivered"}')).toBe(2)
  expect(figure(lines, 'bff_outbox_messages{state="due"}')).toBe(1)
  expect(figure(lines, 'bff_outbox_messages{state="dead"}')).toBe(1)
  const oldest = figure(lines, 'bff_outbox_oldest_seconds') ?? 0
  expect(oldest).toBeGreaterThan(3590)
  expect(oldest).toBeLessThan(3700)
})

test('changes of business systems are measured by system and outcome', async () => {
  for (const as of ['Anna', 'Hugo']) {
    await customerOf(portal, as).change('changeBirthDate', { version: 1, body: { birthdate: '1984-06-13' } })
  }
  const lines = await scrape()
  const times = (labels: string) => figure(lines, `bff_business_system_seconds_count{${labels}}`)
  expect(times('system="emp",outcome="accepted"')).toBe(1)
  expect(times('system="emp",outcome="identity-check-in-progress"')).toBe(1)
})

const timedOut = { app: 'mfe-contracts', release: CANARY, outcome: 'failed', reason: 'timeout' } as const

async function report(...reports: ReleaseReport[]) {
  const { ticket } = (await portal.call('getReportTicket')).json()
  await portal.call('reportReleases', { body: { reports, ticket } })
}

test('loads of releases are counted by outcome and reason', async () => {
  const labels = `app="mfe-contracts",release="${CANARY}",outcome="failed",reason="timeout"`
  const count = async () => figure(await scrape(), `portal_release_loads_total{${labels}}`) ?? 0
  const before = await count()
  await report(timedOut, timedOut)
  expect(await count()).toBe(before + 2)
})

test('the releases of a long time do not add up to a metric without an end', async () => {
  const metrics = made[0] as Metrics
  for (let index = 0; index < 250; index++) {
    metrics.countReleaseLoads([{ app: 'mfe-contracts', release: `${index}`, result: 'loaded', count: 1 }])
  }
  const counted = (await scrape()).filter((line) => line.startsWith('portal_release_loads_total{'))
  expect(counted).toHaveLength(200)
  expect(counted.join()).toContain('release="249"')
})

test('the metrics server counts the networks that reported a release since an hour', async () => {
  await report(timedOut, timedOut)
  const read = async (query = '') => {
    const response = await fetch(`http://127.0.0.1:${server.port}/release-loads${query}`)
    return response.ok ? response.json() : response.status
  }
  const load = { app: 'mfe-contracts', release: CANARY, result: 'timeout', count: 1 }
  expect(await read()).toEqual([load])
  expect(await read(`?since=${new Date().toISOString()}`)).toEqual([load])
  expect(await read(`?since=${new Date(Date.now() + 3_600_000).toISOString()}`)).toEqual([])
  expect(await read('?since=yesterday')).toBe(404)
})

test('the metrics server has no other page', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
  expect((await portal.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('metrics are available without a database', async () => {
  const database = await openTestDatabase()
  const lonely = await startMetricsServer(createMetrics(database), 0)
  await database.close()
  const lines = await scrape(lonely)
  await lonely.close()
  expect(figure(lines, 'bff_outbox_messages{state="due"}')).toBeNaN()
  expect(figure(lines, 'process_start_time_seconds')).toBeGreaterThan(0)
})
