import type { Page, Request } from '@playwright/test'

/** Every answer takes at least this long, so that requests of one round trip have all left before one is answered. */
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

/** When requests were made and answered, by their addresses, in milliseconds of one clock. */
type Times = Map<string, number>

/** How many answers had to come one after the other before each request was made, however long each of them took. */
function depthsOf(askedAt: Times, answeredAt: Times): Map<string, number> {
  const depths = new Map<string, number>()
  for (const [url, asked] of [...askedAt].toSorted(([, one], [, other]) => one - other)) {
    const answered = [...depths].filter(([before]) => (answeredAt.get(before) ?? Infinity) <= asked)
    depths.set(url, 1 + Math.max(0, ...answered.map(([, depth]) => depth)))
  }
  return depths
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
  const askedAt: Times = new Map()
  const answeredAt: Times = new Map()
  network.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (!askedAt.has(request.url)) askedAt.set(request.url, timestamp * 1_000)
  })
  network.on('Network.responseReceived', ({ response, timestamp }) => {
    if (!answeredAt.has(response.url)) answeredAt.set(response.url, timestamp * 1_000)
  })
  await page.goto(path)
  await settled()

  const depthOf = depthsOf(askedAt, answeredAt)
  const requests = await Promise.all(
    seen.map(async (request) => ({
      path: new URL(request.url()).pathname,
      depth: depthOf.get(request.url()) ?? 1,
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
