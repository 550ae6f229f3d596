import { rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createServer } from '../server.ts'
import { page, startPortalForEachTest } from '../server-fixture.ts'

const portal = startPortalForEachTest()

const overlay = '/development/overlay.js'

/** Runs a web server as `npm run dev` does. */
async function withDevelopmentServer(run: (url: string) => Promise<void>) {
  const app = await createServer(
    { storeDir: portal.store(), bffUrls: ['http://localhost:1'], development: true },
    { logLevel: 'silent' },
  )
  await app.listen()
  const { port } = app.server.address() as AddressInfo
  await run(`http://localhost:${port}`).finally(() => app.close())
}

test('a page of npm run dev begins with the overlay', () =>
  withDevelopmentServer(async (url) => {
    const response = await fetch(`${url}/overview`, { headers: { accept: 'text/html' } })
    const html = await response.text()
    expect(html).toContain(`<head><script src="${overlay}"></script>`)
    expect(html.replace(`<script src="${overlay}"></script>`, '')).toBe(page('Overview'))
    expect((await fetch(url + overlay)).headers.get('content-type')).toContain('text/javascript')
  }))

test('a page of a portal has no overlay', async () => {
  expect((await portal.navigate('/overview')).body).toBe(page('Overview'))
  expect((await portal.get(overlay)).statusCode).toBe(404)
  expect((await portal.get('/registry.json')).headers['access-control-allow-origin']).toBeUndefined()
})

test('a page gets the report when it opens, and after every change', () =>
  withDevelopmentServer(async (url) => {
    const write = async (report: string) => {
      await writeFile(join(portal.store(), 'report.tmp'), report)
      await rename(join(portal.store(), 'report.tmp'), join(portal.store(), 'development.json'))
    }
    await write('{"first":1}')
    const { body } = await fetch(`${url}/development/events`)
    if (!body) throw new Error('The stream has no body')
    const events = body.pipeThrough(new TextDecoderStream()).getReader()
    expect((await events.read()).value).toBe('data: {"first":1}\n\n')
    await write('{"second":2}')
    expect((await events.read()).value).toBe('data: {"second":2}\n\n')
  }))
