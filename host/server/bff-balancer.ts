import { callbackify } from 'node:util'
import { Agent, type Dispatcher } from 'undici'
import { BffUpstream } from './bff-upstream.ts'

const ANSWER_WITHIN_MS = 30_000
const CONNECT_WITHIN_MS = 5000
const CHECK_EVERY_MS = 2000

/** Nothing of the call was sent. */
const REFUSED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']

type Callback<Opaque> = (error: Error | null, answer: Dispatcher.ResponseData<Opaque>) => void

export interface Balancer {
  request: Dispatcher['request']
  close: () => Promise<void>
}

/**
 * Sends calls to each BFF in turn. One that fails or hangs is left out until it is healthy again; if all are, each is
 * tried. A call is repeated on another BFF when it reads, or when the connection was refused.
 */
export function createBalancer(urls: URL[], { checkEveryMs = CHECK_EVERY_MS } = {}): Balancer {
  const upstreams = urls.map((url) => new BffUpstream(url))
  const agent = new Agent({
    connect: { timeout: CONNECT_WITHIN_MS },
    headersTimeout: ANSWER_WITHIN_MS,
    bodyTimeout: ANSWER_WITHIN_MS,
  })
  const checks = setInterval(() => {
    if (upstreams.length > 1) for (const upstream of upstreams) void upstream.checkHealth(checkEveryMs)
  }, checkEveryMs).unref()
  let turn = 0

  /** Those to try, in this order. */
  function candidates(): BffUpstream[] {
    const first = turn++ % upstreams.length
    const inTurn = [...upstreams.slice(first), ...upstreams.slice(0, first)]
    const healthy = inTurn.filter(({ isLeftOut }) => !isLeftOut)
    return healthy.length > 0 ? healthy : inTurn
  }

  async function callFirstThatAnswers<Opaque>(options: Dispatcher.RequestOptions<Opaque>) {
    const reads = options.method === 'GET' || options.method === 'HEAD'
    const [first, ...others] = candidates()
    for (let upstream = first; upstream; upstream = others.shift()) {
      const { origin, outage } = upstream
      try {
        const signal = reads && others.length > 0 ? outage : undefined
        const answer = await agent.request<Opaque>({ ...options, origin, ...(signal && { signal }) })
        upstream.recordSuccess()
        // The proxy destroys an answer whose client has gone; without a listener that error would end the process.
        answer.body.on('error', () => undefined)
        return answer
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
    const answer = callFirstThatAnswers(options)
    if (done) callbackify(() => answer)(done)
    return answer
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
  return REFUSED.includes(String(code))
}
