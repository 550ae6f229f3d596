import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createMetrics, startMetricsServer } from './metrics.ts'
import { createServer } from './server.ts'
import { remote, startPortalForEachTest } from './server-fixture.ts'

const portal = startPortalForEachTest()
let app: FastifyInstance
let port: number
beforeEach(async () => {
  const metrics = createMetrics(portal.store())
  const config = { storeDir: portal.store(), bffUrls: ['http://localhost:1'] }
  app = await createServer(config, { logLevel: 'silent', metrics })
  port = await startMetricsServer(app, metrics, 0)
})
afterEach(() => app.close())

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('requests are counted by class of route and status, without their paths', async () => {
  for (const url of ['/', '/code/ABCD-EFGH', '/gone.js', '/config.json', '/bff/api/x', '/health/live'])
    await app.inject(url)
  await app.inject(`/${remote}/main.js`)
  const figures = await scrape()
  for (const [route, status, count] of [
    ['page', 200, 1],
    // The store has no remote with this path, and no such file.
    ['page', 404, 2],
    ['store', 200, 1],
    ['bff', 503, 1],
    ['health', 200, 1],
    ['remotes', 200, 1],
  ])
    expect(figures).toContain(`portal_request_seconds_count{route="${route}",status="${status}"} ${count}\n`)
  for (const path of ['ABCD', 'gone', 'mfe-contracts']) expect(figures).not.toContain(path)
})

test('the active releases are metrics, retired apps are none', async () => {
  const release = (id: string) => ({
    app: 'mfe-contracts',
    release: id,
    contractVersion: '1.0',
    revision: 'abc',
    entry: 'main.js',
    preload: [],
    styles: [],
    modules: [],
    element: null,
    integrity: {},
  })
  const apps = {
    'mfe-contracts': { active: release('0123456789abcdef'), previous: [release('1111111111111111')] },
    'mfe-privacy': { active: release('2222222222222222'), previous: [], retired: true },
  }
  const registry = join(portal.store(), 'registry.json')
  await writeFile(registry, JSON.stringify({ version: 1, sequence: 1, apps, releases: {} }))
  const infos = async () => (await scrape()).match(/^portal_release_info.*$/gm) ?? []
  expect(await infos()).toEqual(['portal_release_info{app="mfe-contracts",release="0123456789abcdef"} 1'])
  await rm(registry)
  expect(await infos()).toEqual([])
  expect(await scrape()).toContain('process_start_time_seconds')
})

test('the metrics are on their own port only', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await app.inject('/metrics')).body).not.toContain('process_')
})
