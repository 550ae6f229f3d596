import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createOperatorServer } from './operator-server.ts'
import { page, startPortalForEachTest } from './server-fixture.ts'

const PASSWORD = 'a long password: äöü'
const portal = startPortalForEachTest()
let app: FastifyInstance
beforeEach(async () => {
  const files = { 'operator/index.html': page('Releases'), 'operator/reports/mfe-x/1/1.jpeg': 'a picture' }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(portal.store(), name)), { recursive: true })
    await writeFile(join(portal.store(), name), content)
  }
  app = await createOperatorServer(portal.store(), PASSWORD)
})
afterEach(() => app.close())

const as = (password: string, name = 'operator') => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
})

test('the page and its pictures are sent to those who know the password, and stay in no cache', async () => {
  for (const [url, text] of [
    ['/', 'Releases'],
    ['/reports/mfe-x/1/1.jpeg', 'a picture'],
  ] as const) {
    const response = await app.inject({ url, headers: as(PASSWORD, 'anybody') })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.headers['content-security-policy']).toBe("frame-ancestors 'none'")
    expect(response.body).toContain(text)
  }
})

test.each([
  ['no password', {}],
  ['an empty one', as('')],
  ['a wrong one', as('a long password: aou')],
  ['no base64', { authorization: 'Basic ?' }],
  ['another scheme', { authorization: `Bearer ${PASSWORD}` }],
])('with %s nothing is sent, and the browser asks for it', async (_, headers) => {
  for (const url of ['/', '/reports/mfe-x/1/1.jpeg', '/gone']) {
    const { statusCode, body, headers: sent } = await app.inject({ url, headers })
    expect([statusCode, sent['www-authenticate']]).toEqual([401, expect.stringContaining('realm="Releases"')])
    expect(body).not.toMatch(/Releases|a picture/)
  }
})

test.each(['/../config.json', '/..%2fconfig.json', '/%2e%2e/log/00000001.json', '/gone'])(
  'nothing else of the store is sent: %s',
  async (url) => {
    const { statusCode, body } = await app.inject({ url, headers: as(PASSWORD) })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('bffPath')
  },
)

test("nothing of it is on the customers' origin", async () => {
  for (const url of ['/operator/index.html', '/operator/reports/mfe-x/1/1.jpeg'])
    expect((await portal.get(url, as(PASSWORD))).statusCode).toBe(404)
  expect((await portal.navigate('/operator')).body).not.toContain('Releases')
})
