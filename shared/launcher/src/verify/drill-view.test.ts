import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { chosenBrowser } from '../launch-settings.ts'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import { renderedIn, viewRemote } from './drill-view.ts'

const app = 'mfe-example'
const [damaged, live, other] = ['d'.repeat(16), 'a'.repeat(16), '0'.repeat(16)]

const report = (release: string, outcome: object, of = app) => ({ app: of, release, ...outcome })
const reports = [
  report(damaged, { outcome: 'failed', reason: 'load' }),
  report(live, { outcome: 'loaded' }),
  report(other, { outcome: 'loaded' }, 'mfe-other'),
]

/** The page of a remote whose damaged release has an intact tab, so that the page gets it from the server last. */
const fallback = `<h1>Geräte</h1><script type="module">
  await import('/remotes/${app}/${damaged}/tab.js')
  setTimeout(() => fetch('/bff/api/releaseReports', {
    method: 'POST',
    body: JSON.stringify({ reports: ${JSON.stringify(reports)}, ticket: 'ticket' }),
  }), 400)
</script>`

const pages: Record<string, string> = { '/fallback': fallback, '/failure': '<h1>Keine Antwort</h1>' }

let server: Server
let browser: Browser

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const isScript = url.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? '' : `<!doctype html><html lang="de"><title>Geräte</title>${pages[url] ?? ''}`)
  }).listen(0)
  browser = await chromium.launch({
    executablePath: await findBrowser(chosenBrowser()),
    args: BROWSER_ARGUMENTS,
  })
}, 60_000)
afterAll(async () => {
  await browser.close()
  server.close()
})

async function view(path: string) {
  const page = await browser.newPage()
  const { port } = server.address() as AddressInfo
  return viewRemote(page, { app, address: `http://localhost:${port}${path}` }, 10_000)
}

test('the shown release is the one that the page reports as rendered, whatever else it has requested', async () => {
  const seen = await view('/fallback')
  expect(renderedIn(seen)).toBe(live)
  expect(seen).toMatchObject({ passed: true, reports: reports.slice(0, 2) })
  expect(seen.headings.map(({ heading }) => heading)).toContain('Geräte')
}, 60_000)

test('a page that shows a failure has no shown release', async () => {
  const seen = await view('/failure')
  expect([seen.passed, renderedIn(seen)]).toEqual([false, undefined])
}, 60_000)
