import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import { addSession, type CopiedSession, signInForCopies } from '@portal/e2e/sign-in'
import { type Observed, observe } from './observer.ts'
import type { Target } from './pages.ts'

/** A slow phone on a slow mobile connection. */
export const conditions = { kilobitPerSecond: 1600, latencyMs: 150, cpuSlowdown: 4 }

const TIMEOUT_MS = 60_000
/** A page without a request for this long has loaded everything. */
const IDLE_MS = 500
/** Requests whose end the browser does not report, because they may outlive the page. */
const OUTLIVES_PAGE = /\/releaseReports$/

/** How a page is loaded. `processor`: only the processor is slow. */
type Speed = 'slow' | 'processor' | 'fast'

/**
 * Starts a browser that gets a variant at the address of the portal, so that all variants have the same origin, storage and
 * redirects.
 * @param port where the variant is served
 */
export async function launch(portal: string, port: number): Promise<Browser> {
  const { CHROME_BIN: executablePath } = process.env
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      `--host-resolver-rules=MAP ${new URL(portal).host} localhost:${port}`,
    ],
  })
}

/** Opens a context without anything in its cache, signed in if it gets a session. */
export async function newContext(
  browser: Browser,
  portal: string,
  session?: CopiedSession,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: portal,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  if (session) await addSession(context, session)
  return context
}

export async function sessionOf(browser: Browser, portal: string, email: string): Promise<CopiedSession> {
  const context = await newContext(browser, portal)
  const state = await signInForCopies(context, email)
  await context.close()
  return state
}

/** Opens a page that is observed from its start. */
export async function openPage(context: BrowserContext, speed: Speed, target?: Target): Promise<Page> {
  const page = await context.newPage()
  trackRequests(page)
  await page.addInitScript(observe, target)
  await throttle(page, speed)
  return page
}

interface Network {
  running: Set<Request>
  changedAt: number
}

const networks = new WeakMap<Page, Network>()

function trackRequests(page: Page): void {
  const network: Network = { running: new Set(), changedAt: Date.now() }
  networks.set(page, network)
  page.on('request', (request) => {
    if (OUTLIVES_PAGE.test(request.url())) return
    network.running.add(request)
    network.changedAt = Date.now()
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => {
      network.running.delete(request)
      network.changedAt = Date.now()
    })
  }
}

/** Waits until the page makes no requests. Unlike Playwright's `networkidle`, also after it was idle once. */
export async function idle(page: Page): Promise<void> {
  const network = networks.get(page)
  const startedAt = Date.now()
  while (
    network &&
    (network.running.size > 0 || Date.now() < Math.max(network.changedAt, startedAt) + IDLE_MS)
  ) {
    if (Date.now() > startedAt + TIMEOUT_MS) {
      const urls = Array.from(network.running, (request) => request.url())
      throw new Error(`${page.url()} is never idle. Running: ${urls.join(' ')}`)
    }
    await setTimeout(50)
  }
}

async function throttle(page: Page, speed: Speed): Promise<void> {
  if (speed === 'fast') return
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
  if (speed === 'processor') return
  const throughput = (conditions.kilobitPerSecond * 1000) / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Waits until the page shows its data and has loaded everything that follows, and returns what was observed. */
export async function observed(page: Page): Promise<Observed> {
  await page.waitForFunction(() => window.bench.marks.data !== undefined)
  await idle(page)
  return page.evaluate(() => {
    const { marks, cls, longTasks } = window.bench
    return {
      shell: marks.shell ?? Number.NaN,
      data: marks.data ?? Number.NaN,
      cls,
      longTasks: longTasks.length,
      longTaskMs: longTasks.reduce((sum, duration) => sum + duration, 0),
    }
  })
}
