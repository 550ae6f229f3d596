import type { Page, Request } from '@playwright/test'

/** Every answer takes this long, so that the number of round trips before a request can be read off its start. */
const ROUND_TRIP_MS = 1_000

/** React's core sets this once in each copy of itself. */
const REACT_COPY = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g

export interface Waterfall {
  requests: { path: string; depth: number; bytes: number }[]
  /** Bytes over the wire, bodies only. */
  bytes: number
  /** Depth at which the last script of the host and of the remote starts. */
  hostCodeDepth: number
  remoteCodeDepth: number
  /** Depth at which the first and the last call of the BFF start. */
  firstDataDepth: number
  lastDataDepth: number
  /** Paths that were fetched more than once. */
  fetchedTwice: string[]
  copiesOfReact: number
}

async function bodyOf(request: Request): Promise<string> {
  const response = await request.response()
  return response?.ok() ? response.text() : ''
}

/**
 * Opens a page cold and says how it was loaded.
 * @param path the page
 * @param settled resolves when the customer sees the data
 */
export async function traceFirstLoad(
  page: Page,
  path: string,
  settled: () => Promise<void>,
): Promise<Waterfall> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: false })
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const seen: Request[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) seen.push(request)
  })
  // When a request is asked for, not when a connection was free to send it: a browser has six for HTTP/1.1.
  const askedAt = new Map<string, number>()
  network.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (!askedAt.has(request.url)) askedAt.set(request.url, timestamp * 1_000)
  })
  await page.goto(path)
  await settled()

  const start = Math.min(...askedAt.values())
  const requests = await Promise.all(
    seen.map(async (request) => ({
      path: new URL(request.url()).pathname,
      depth: Math.round(((askedAt.get(request.url()) ?? start) - start) / ROUND_TRIP_MS) + 1,
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const scripts = await Promise.all(seen.filter((request) => request.url().endsWith('.js')).map(bodyOf))
  const depths = (pattern: RegExp) => requests.filter((one) => pattern.test(one.path)).map((one) => one.depth)
  const paths = requests.map((one) => one.path)

  return {
    requests,
    bytes: requests.reduce((sum, one) => sum + one.bytes, 0),
    hostCodeDepth: Math.max(...depths(/^\/host\/.*\.js$/)),
    remoteCodeDepth: Math.max(...depths(/^\/remotes\/.*\.js$/)),
    firstDataDepth: Math.min(...depths(/^\/bff\//)),
    lastDataDepth: Math.max(...depths(/^\/bff\//)),
    fetchedTwice: paths.filter((one, index) => paths.indexOf(one) !== index),
    copiesOfReact: scripts.reduce((sum, text) => sum + (text.match(REACT_COPY)?.length ?? 0), 0),
  }
}
