import type { Page, Request } from '@playwright/test'

/** Delays each response, so that all requests of one round trip are sent before the first response. */
const ROUND_TRIP_MS = 1_000

/** Each copy of React assigns this once. */
const REACT_COPY = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g

export interface Waterfall {
  requests: { path: string; depth: number; bytes: number }[]
  /** Bytes over the wire, bodies only. */
  bytes: number
  /** Those of scripts and style sheets. */
  codeBytes: number
  /** Depth at which the last script of the host and of the remote starts. */
  hostCodeDepth: number
  remoteCodeDepth: number
  /** Depth at which the first and the last call of the BFF start. */
  firstDataDepth: number
  lastDataDepth: number
  /** Paths that were fetched more than once. */
  fetchedTwice: string[]
  copiesOfReact: number
  /** Scripts that Chrome compiles beside the main thread. */
  compiledAhead: number
}

/** The first line of a script that Chrome compiles while it is loading. */
const COMPILE_HINT = /^\/\/# allFunctionsCalledOnLoad\n/

/** Times by URL, in milliseconds of one clock. */
type Times = Map<string, number>

/** The depth of each request: 1 plus the depth of the deepest response that came before it. */
function depthsOf(requestedAt: Times, respondedAt: Times): Map<string, number> {
  const depths = new Map<string, number>()
  for (const [url, requested] of [...requestedAt].toSorted(([, one], [, other]) => one - other)) {
    const earlier = [...depths].filter(([before]) => (respondedAt.get(before) ?? Infinity) <= requested)
    depths.set(url, 1 + Math.max(0, ...earlier.map(([, depth]) => depth)))
  }
  return depths
}

async function bodyOf(request: Request): Promise<string> {
  const response = await request.response()
  return response?.ok() ? response.text() : ''
}

/**
 * Opens a page with an empty cache in a browser that is never idle, and returns its requests.
 * @param waitForData resolves when the page shows its data
 */
export async function traceFirstLoad(
  page: Page,
  path: string,
  waitForData: () => Promise<void>,
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
  // The time at which the page makes a request. A browser may send it later, when one of its six connections is free.
  const requestedAt: Times = new Map()
  const respondedAt: Times = new Map()
  network.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    // A data: address is answered at once, and nothing waits for it.
    if (!request.url.startsWith('http')) return
    if (!requestedAt.has(request.url)) requestedAt.set(request.url, timestamp * 1_000)
  })
  network.on('Network.responseReceived', ({ response, timestamp }) => {
    if (!respondedAt.has(response.url)) respondedAt.set(response.url, timestamp * 1_000)
  })
  // A browser may be idle before the page is seen to have its data. What waits for that is no part of the first load.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto(path)
  await waitForData()

  const depthOf = depthsOf(requestedAt, respondedAt)
  const requests = await Promise.all(
    seen.map(async (request) => ({
      path: new URL(request.url()).pathname,
      depth: depthOf.get(request.url()) ?? 1,
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const scripts = await Promise.all(seen.filter((request) => request.url().endsWith('.js')).map(bodyOf))
  const sizeOf = (some: typeof requests) => some.reduce((sum, one) => sum + one.bytes, 0)
  const depths = (pattern: RegExp) => requests.filter((one) => pattern.test(one.path)).map((one) => one.depth)
  const paths = requests.map((one) => one.path)

  return {
    requests,
    bytes: sizeOf(requests),
    codeBytes: sizeOf(requests.filter(({ path }) => /\.(js|css)$/.test(path))),
    hostCodeDepth: Math.max(...depths(/^\/host\/.*\.js$/)),
    remoteCodeDepth: Math.max(...depths(/^\/remotes\/.*\.js$/)),
    firstDataDepth: Math.min(...depths(/^\/bff\//)),
    lastDataDepth: Math.max(...depths(/^\/bff\//)),
    fetchedTwice: paths.filter((one, index) => paths.indexOf(one) !== index),
    copiesOfReact: scripts.reduce((sum, text) => sum + (text.match(REACT_COPY)?.length ?? 0), 0),
    compiledAhead: scripts.filter((text) => COMPILE_HINT.test(text)).length,
  }
}
