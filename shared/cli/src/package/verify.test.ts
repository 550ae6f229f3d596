import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { findBrowser } from '@portal/launcher/browser'
import { publish, readLog, readReport, type Storage } from '@portal/release'
import { emptyStore, foreignBuild } from '@portal/release/testing'
import { goOutside, type Outside } from './testing/outside.ts'

const app = 'mfe-meters'
const LIMIT_MS = 60_000

const page = (content: string) =>
  `<!doctype html><html lang="de"><title>Zähler</title><link rel="icon" href="data:,"><main>${content}</main>`

const form = `<form method="post"><label>E-Mail-Adresse <input name="email"></label>
  <label>Passwort <input name="password" type="password"></label><button>Anmelden</button></form>`

const goodPages: Record<string, string> = {
  '/login': page(form),
  '/overview': page('<h1>Übersicht</h1>'),
  '/meters': page('<h1>Zähler</h1><a href="/meters/contract/c1">Vertrag</a>'),
  '/meters/contract/c1': page('<h1>Vertrag</h1>'),
}

const faultyPages = {
  ...goodPages,
  '/meters': `${goodPages['/meters']}<script>fetch("/bff/api/meters")</script>`,
  '/meters/contract/c1': page('<h1>Vertrag</h1><img src="data:,">'),
}

let outside: Outside
let browser: string
let store: Storage
/** The store of the portal. */
let served: Storage
let server: Server
let portal: string
/** The origins in the app config of the portal. */
let overrideOrigins: string
let pages: Record<string, string>
/** Whether it serves the document of its BFF. */
let isDocumented: boolean
/** The pages that were opened, with the query. */
let opened: string[]
let signedIn: string
let canSignIn: boolean

beforeAll(async () => {
  outside = goOutside()
  outside.install('meters')
  browser = await findBrowser(process.env.CHROME_BIN)
}, LIMIT_MS)
afterAll(() => outside.remove())

/** A portal as far as its pages are concerned. The remote was never active, so that the portal has no pages of it. */
async function answer(
  request: IncomingMessage,
): Promise<{ status: number; body: string | Buffer; place?: string }> {
  const { pathname, search } = new URL(request.url ?? '', portal)
  if (request.method === 'POST') {
    signedIn = decodeURIComponent(await text(request))
    return { status: 302, body: '', place: '/signed-in' }
  }
  if (pathname === '/config.json')
    return { status: 200, body: JSON.stringify([{ name: 'overrideOrigins', value: overrideOrigins }]) }
  if (pathname === '/bff/openapi.json' && isDocumented)
    return { status: 200, body: JSON.stringify({ paths: {} }) }
  const file = await served.read(pathname.slice(1))
  if (file) return { status: 200, body: file }
  const body = pages[pathname]
  if (body !== undefined) opened.push(pathname + search)
  return { status: body !== undefined && !pathname.startsWith('/meters') ? 200 : 404, body: body ?? '' }
}

beforeEach(async () => {
  store = await emptyStore()
  served = store
  ;[overrideOrigins, opened, signedIn, canSignIn] = ['http://localhost:5173', [], '', true]
  ;[pages, isDocumented] = [goodPages, true]
  server = createServer(async (request, response) => {
    if (!canSignIn && request.url?.startsWith('/login')) {
      response.destroy()
      return
    }
    const { status, body, place } = await answer(request)
    const type = request.url?.includes('.json') ? 'application/json' : 'text/html; charset=utf-8'
    response.writeHead(status, { 'content-type': type, ...(place && { location: place }) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  portal = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => void server.close())

async function publishMeters(): Promise<string> {
  const origin = { app, contractVersion: '1.0', revision: 'unknown' }
  return (await publish(await foreignBuild(), store, origin)).release
}

const verify = (...args: string[]) =>
  outside.nordtalBeside(['verify', app, '--portal', portal, '--store', store.address, ...args], 'meters', {
    CHROME_BIN: browser,
    PORTAL_CUSTOMER_PASSWORD: 'Regenbogen-2026',
  })

test(
  'the pages of a release are opened in a portal, and the store keeps what was found, with pictures',
  async () => {
    pages = faultyPages
    const release = await publishMeters()
    const { status, stdout, stderr } = await verify('--customer', 'ida@post.example')
    const query = `?release=${app}@${release}`
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout).toMatch(/^✗ \/meters as ida@post\.example\n +the live BFF has no call GET \/api\/meters$/m)
    expect(stdout).toMatch(/^✗ \/meters\/contract\/c1 as ida@post\.example\n +axe: image-alt: /m)
    expect(stdout).toMatch(/refused .*: 3 visits in .*, without types, tests and budgets\n$/)
    expect(signedIn).toBe('email=ida@post.example&password=Regenbogen-2026')
    expect(opened.toSorted()).toEqual([
      '/login?returnTo=/signed-in',
      `/meters/contract/c1${query}`,
      `/meters${query}`,
      `/overview${query}`,
    ])
    const report = await readReport(store, app, release)
    expect(report?.visits.map(({ address, faults, picture }) => [address, faults, picture])).toEqual([
      ['/overview', 0, 'visit-1.jpg'],
      ['/meters', 2, 'visit-2.jpg'],
      ['/meters/contract/c1', 1, 'visit-3.jpg'],
    ])
    const entry = (await readLog(store)).at(-1)
    expect(entry).toMatchObject({ action: 'fail verification', why: expect.stringContaining('/api/meters') })
  },
  LIMIT_MS,
)

test(
  'a release passes without what the portal does not serve, and the list of releases says so',
  async () => {
    await publishMeters()
    isDocumented = false
    const { status, stdout } = await verify()
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^calls are not compared: .*\n.*\n.* passed /),
    ])
    const list = outside.nordtal(['list', '--store', store.address]).stdout
    expect(list).toContain(`  verified  skipped: visited in ${portal}, calls are not compared: `)
  },
  LIMIT_MS,
)

test(
  'a portal that cannot show the release, or where the customer cannot sign in, says nothing of it',
  async () => {
    await publishMeters()
    canSignIn = false
    const reasons = [(await verify()).stderr]
    served = await emptyStore()
    reasons.push((await verify()).stderr)
    overrideOrigins = ''
    reasons.push((await verify()).stderr)
    expect(reasons).toEqual([
      expect.stringMatching(/^anna\.becker@post\.example cannot sign in at http:/),
      expect.stringMatching(/has no release [0-9a-f]{16} of mfe-meters: does it serve /),
      expect.stringMatching(/shows active releases only, because overrideOrigins/),
    ])
    expect((await readLog(store)).map(({ action }) => action)).toEqual(['publish'])
  },
  2 * LIMIT_MS,
)
