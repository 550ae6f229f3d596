import { callbackify } from 'node:util'
import { Agent, type Dispatcher } from 'undici'
import { BffUpstream } from './bff-upstream.ts'

const RESPONSE_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 5000
const CHECK_INTERVAL_MS = 2000

/** The connection failed, so nothing of the call was sent. */
const CONNECTION_ERRORS = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']

type Callback<Opaque> = (error: Error | null, response: Dispatcher.ResponseData<Opaque>) => void

export interface Balancer {
  request: Dispatcher['request']
  close: () => Promise<void>
}

/**
 * Sends calls to the BFFs in rotation. One that fails or hangs gets no calls until it is healthy again; if all are
 * unhealthy, each is tried. A read is retried on another BFF, a write only if the connection was refused.
 */
export function createBalancer(urls: URL[], { checkEveryMs = CHECK_INTERVAL_MS } = {}): Balancer {
  const upstreams = urls.map((url) => new BffUpstream(url))
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
  })
  const checks = setInterval(() => {
    if (upstreams.length > 1) for (const upstream of upstreams) void upstream.checkHealth(checkEveryMs)
  }, checkEveryMs).unref()
  let calls = 0

  /** The BFFs to try, in this order. */
  function candidates(): BffUpstream[] {
    const first = calls++ % upstreams.length
    const rotated = [...upstreams.slice(first), ...upstreams.slice(0, first)]
    const healthy = rotated.filter(({ isUnavailable }) => !isUnavailable)
    return healthy.length > 0 ? healthy : rotated
  }

  async function callFirstAvailable<Opaque>(options: Dispatcher.RequestOptions<Opaque>) {
    const reads = options.method === 'GET' || options.method === 'HEAD'
    const [first, ...others] = candidates()
    for (let upstream = first; upstream; upstream = others.shift()) {
      const { origin, outage } = upstream
      try {
        const signal = reads && others.length > 0 ? outage : undefined
        const response = await agent.request<Opaque>({ ...options, origin, ...(signal && { signal }) })
        upstream.recordSuccess()
        // The proxy destroys the response of a disconnected client. Without a listener that error would end the process.
        response.body.on('error', () => undefined)
        return response
      } catch (error) {
        if (!outage.aborted) upstream.recordFailure()
        if (others.length === 0 || !(reads || isRefused(error))) throw error
      }
    }
    throw new Error('There is no BFF')
  }

  const request = <Opaque = null>(
    options: Dispatcher.RequestOptions<Opaque>,
    done?: Callback<Opaque>,
  ): Promise<Dispatcher.ResponseData<Opaque>> => {
    const response = callFirstAvailable(options)
    if (done) callbackify(() => response)(done)
    return response
  }

  return {
    request,
    close: async () => {
      clearInterval(checks)
      await agent.destroy()
    },
  }
}

function isRefused(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return CONNECTION_ERRORS.includes(String(code))
}
