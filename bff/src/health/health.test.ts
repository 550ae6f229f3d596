import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal.close())

test('a running process is alive and ready', async () => {
  for (const name of ['getLiveness', 'getReadiness'] as const) {
    const response = await portal.call(name)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
  }
})

test('many probes ask the database once', async () => {
  portal.statements.length = 0
  const probes = await Promise.all(Array.from({ length: 20 }, () => portal.call('getReadiness')))
  expect(probes.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(portal.statements).toHaveLength(1)
})

test('a process without its database is alive, not ready, and says why', async () => {
  await portal.db.destroy()
  expect((await portal.call('getLiveness')).statusCode).toBe(200)
  const ready = await portal.call('getReadiness')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ status: 'failing', failing: 'database' })
})
