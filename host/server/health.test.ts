import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startPortalForEachTest } from './server-fixture.ts'

const portal = startPortalForEachTest()

test('a server with a page is alive and ready, also without the BFF', async () => {
  await portal.bff().close()
  for (const url of ['/health/live', '/health/ready']) {
    const response = await portal.get(url)
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }])
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

test('a server without the page is alive, not ready, and names the store', async () => {
  await rm(join(portal.store(), 'index.html'))
  expect((await portal.get('/health/live')).statusCode).toBe(200)
  const ready = await portal.get('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'failing', failing: 'store' }])
})

test('addresses beside them are pages', async () => {
  expect((await portal.navigate('/health')).headers['content-type']).toContain('text/html')
})
