import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { chosenBrowser } from '../launch-settings.ts'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import type { RemoteCalls } from './remote-calls.ts'
import { visitAs } from './visits.ts'

const release = '/remotes/mfe-example/0123456789abcdef'
const main = (content: string) => `<main><h1>Geräte</h1>${content}</main>`
const run = (script: string) => main(`<script nonce="own">${script}</script>`)

/** A remote with one page for each fault. */
const pages: Record<string, string> = {
  '/example': main('<a href="/example/device/d1?from=list">Zähler</a> 12 kWh'),
  '/example/device/d1/rename': main('Umbenennen'),
  '/example/raw-key': main('<nav>tabs.devices</nav>'),
  '/example/raw-label': main('<button aria-label="closeDialog">×</button>'),
  '/example/console': run('console.error("The text devices is missing")'),
  '/example/exception': run('setTimeout(() => { throw new Error("devices is undefined") })'),
  '/example/policy': main('<script>document.title = "Foreign"</script>'),
  '/example/missing-chunk': run(`import("${release}/device.js").catch(() => {})`),
  '/example/unknown-call': run('fetch("/bff/api/deviceList")'),
  '/example/call-without-header': run('fetch("/bff/api/devices", { method: "DELETE" })'),
  '/example/undocumented-status': run('fetch("/bff/api/devices")'),
  '/example/own-call': run(`import("${release}/tab.js")`),
  '/example/named-call': run('fetch("/bff/api/devices", { headers: { "portal-remote": "mfe-named" } })'),
  '/example/report': run('fetch("/bff/api/releaseReports", { method: "POST", keepalive: true })'),
  '/example/not-mounted': '<main></main>',
  '/example/failure': '<main><h1>Keine Antwort</h1></main>',
  '/example/missing-entry': `<main><h1>Keine Antwort</h1></main><script nonce="own">
    console.warn('mfe-example@0123456789abcdef/tab cannot be loaded:', new Error('Failed to load entry.js'))
  </script>`,
  '/example/hanging-entry': `<main><h1>Keine Antwort</h1></main><script nonce="own">
    const cause = new DOMException('Not loaded in time', 'TimeoutError')
    console.warn('mfe-example@0123456789abcdef/tab cannot be loaded:', cause)
    console.error(new Error('No release of mfe-example can be loaded: ' + cause))
  </script>`,
  '/example/hanging-call': `<main><h1>Keine Antwort</h1></main><script nonce="own">
    fetch('/bff/api/hangs', { signal: AbortSignal.timeout(300) }).catch(() => {})
  </script>`,
  '/example/late': `<main hidden><h1>Keine Antwort</h1></main><div></div><script nonce="own">setTimeout(() => {
    document.querySelector('div').innerHTML = '<main><h1>Geräte</h1></main>'
  }, 400)</script>`,
  '/example/slow': main('12 kWh'),
  '/example/part': main('<button>Erneut versuchen</button>'),
  '/example/contrast': main('<img src="data:,">'),
  '/example/walk': run(`addEventListener('popstate', () => {
    const main = document.querySelector('main')
    const show = (content, after) => setTimeout(() => { main.innerHTML = content }, after)
    main.insertAdjacentHTML('beforeend', '<div role="progressbar"></div>')
    show('<h1>Zähler</h1><div aria-busy="true"></div>', 300)
    show('<h1>Zähler</h1>tabs.meters', 600)
  })`),
  '/example/not-overridden': run('console.warn("The override mfe-example@0123 is ignored: no origin")'),
  '/example/no-page': main('12 kWh'),
  '/example/elsewhere': run('history.replaceState(null, "", "/overview")'),
}

/** What these pages show to the first visit, as on a busy machine. */
const slowAtFirst: Record<string, string> = {
  '/example/slow': main('<div aria-busy="true"></div>'),
}

const document = {
  paths: {
    '/api/releaseReports': { post: { parameters: [], responses: { 202: {} } } },
    '/api/devices': {
      get: { operationId: 'getDevices', parameters: [], responses: { 401: {} } },
      delete: { parameters: [{ name: 'If-Match', in: 'header', required: true }], responses: { 200: {} } },
    },
  },
}

let server: Server
let browser: Browser
/** How often each page was opened. */
const opened = new Map<string, number>()
/** What reaches the BFF. */
const reached = new Set<string>()
const calls: RemoteCalls = new Map()

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url?.split('?', 1).join() ?? ''
    if (path === `${release}/tab.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      return response.end('fetch("/bff/api/deviceList/d1")')
    }
    if (path === '/bff/api/hangs') return
    if (path.startsWith('/bff/')) {
      reached.add(path)
      return response.end('{}')
    }
    const isFirst = !opened.has(path)
    const page = isFirst ? (slowAtFirst[path] ?? pages[path]) : pages[path]
    if (!page) return response.writeHead(404).end()
    opened.set(path, (opened.get(path) ?? 0) + 1)
    response.writeHead(path === '/example/no-page' ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self' 'nonce-own'",
    })
    return response.end(
      `<!doctype html><html lang="de"><title>Geräte</title><link rel="icon" href="data:,">${page}`,
    )
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

/** The pages of the example, without a sign-in. */
const visitExample = (thorough: boolean, routes: string[], query = '') =>
  visitAs({ thorough }, [{ basePath: '/example', routes }], {
    browser,
    document,
    calls,
    axe: AxeBuilder,
    query,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    patience: 1000,
  })

test('each fault of a page refuses its release in words, and a page without a fault does not', async () => {
  const routes = Object.keys(pages).map(
    (path) => path.replace('/example', '').replace('/d1', '/:deviceId') || '/',
  )
  const visits = await visitExample(true, [...routes, '/bill/:billId'])
  const notLoaded = 'mfe-example@0123456789abcdef/tab cannot be loaded:'
  const found = Object.fromEntries(visits.map(({ route, faults }) => [route, faults.join('\n')]))
  const expected = {
    '/': /^$/,
    '/device/:deviceId/rename': /^$/,
    '/bill/:billId': /^$/,
    '/late': /^$/,
    '/report': /^$/,
    '/walk': /^$/,
    '/slow': /^$/,
    '/raw-key': /the key of a text is shown: tabs\.devices/,
    '/raw-label': /the key of a text is shown: closeDialog/,
    '/console': /console: The text devices is missing/,
    '/exception': /exception: devices is undefined/,
    '/policy': /The policy of the page was violated: script-src-elem by inline/,
    '/missing-chunk': /0123456789abcdef\/device\.js responded with 404/,
    '/unknown-call': /the live BFF has no call GET \/api\/deviceList/,
    '/call-without-header': /DELETE \/api\/devices lacks the header parameter If-Match/,
    '/own-call': /the live BFF has no call GET \/api\/deviceList\/d1/,
    '/named-call': /GET \/api\/devices responded with 200, which its document does not have/,
    '/undocumented-status': /GET \/api\/devices responded with 200, which its document does not have/,
    '/not-mounted': /nothing is shown: the page has no heading/,
    '/failure': /the page shows „Keine Antwort“/,
    '/part': /a part of the page could not be shown/,
    '/contrast': /axe: image-alt/,
    '/not-overridden': /console: The override mfe-example@0123 is ignored: no origin/,
    '/no-page': /console: Failed to load resource: .* 404/,
    '/elsewhere': /the address led to \/overview/,
    '/missing-entry': new RegExp(`shows „Keine Antwort“: ${notLoaded} Error: Failed to load entry.js`),
    '/hanging-entry': new RegExp(`shows „Keine Antwort“: ${notLoaded} TimeoutError: Not loaded in time`),
    '/hanging-call': /shows „Keine Antwort“: GET http:\S+\/bff\/api\/hangs was given up/,
  }
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [route, words] of Object.entries(expected)) expect(found[route]).toMatch(words)
  expect(visits.find(({ route }) => route === '/bill/:billId')?.address).toBeUndefined()
  const notJpeg = visits.filter(({ picture }) => picture?.toString('hex', 0, 3) !== 'ffd8ff')
  expect(notJpeg.map(({ route }) => route)).toEqual(['/bill/:billId'])
  // A visit is no customer's, so that no figure of a release counts it.
  expect([...reached].toSorted()).toEqual([
    '/bff/api/deviceList',
    '/bff/api/deviceList/d1',
    '/bff/api/devices',
  ])
}, 60_000)

test('a page that was only late is opened once more, and one that has failed is not', async () => {
  const routes = ['/slow', '/hanging-entry', '/hanging-call', '/not-mounted', '/missing-entry', '/exception']
  opened.clear()
  const visits = await visitExample(true, routes)
  const found = visits.map(({ route, faults, repeated }) => [
    route,
    { opened: opened.get(`/example${route}`), passed: faults.length === 0, repeated },
  ])
  expect(Object.fromEntries(found)).toEqual({
    '/slow': { opened: 2, passed: true, repeated: 'a part of the page does not end to load' },
    '/hanging-entry': { opened: 2, passed: false, repeated: expect.stringContaining('TimeoutError') },
    '/hanging-call': { opened: 2, passed: false, repeated: expect.stringContaining('was given up') },
    '/not-mounted': { opened: 2, passed: false, repeated: expect.stringContaining('nothing is shown') },
    '/missing-entry': { opened: 1, passed: false },
    '/exception': { opened: 1, passed: false },
  })
}, 60_000)

test('a page of a release that its address asks for may be that of a remote which was never active', async () => {
  opened.clear()
  const visits = await visitExample(
    true,
    ['/no-page', '/missing-chunk', '/missing-entry'],
    '?release=mfe-example@0123456789abcdef',
  )
  const found = visits.map(({ route, faults }) => [route, faults.length])
  expect(Object.fromEntries(found)).toEqual({ '/no-page': 0, '/missing-chunk': 2, '/missing-entry': 1 })
}, 60_000)

test('a failure in an open page names what its document did not get before', async () => {
  const visits = await visitExample(false, ['/missing-entry', '/stays-failed'])
  expect(visits.flatMap(({ picture }) => picture ?? [])).toEqual([])
  expect(visits.map(({ faults }) => faults)).toEqual([
    [expect.stringContaining('Failed to load entry.js')],
    [expect.stringContaining('Failed to load entry.js')],
  ])
}, 60_000)

test('the calls of a remote are those with its name and those that its own files send', async () => {
  calls.clear()
  await visitExample(false, ['/own-call', '/named-call', '/unknown-call'])
  await visitExample(false, ['/named-call'])
  expect(Object.fromEntries(calls)).toEqual({
    'mfe-example': new Set(['GET /api/deviceList/d1']),
    'mfe-named': new Set(['getDevices']),
  })
}, 60_000)

test('a page that a walk opens is read once it has loaded, and not the page before', async () => {
  const visits = await visitExample(false, ['/walk', '/meters'])
  expect(visits.map(({ faults }) => faults)).toEqual([[], ['the key of a text is shown: tabs.meters']])
}, 60_000)
