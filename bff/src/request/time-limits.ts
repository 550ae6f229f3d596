import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

export interface TimeLimits {
  /** From the first byte of a request to the end of its head. */
  headersMs: number
  /** From the first byte of a request to the end of its body. */
  requestMs: number
  checkEveryMs: number
}

const defaults: TimeLimits = { headersMs: 10_000, requestMs: 15_000, checkEveryMs: 1000 }

/**
 * Timeouts for slow requests, as options of fastify. All three must be set: otherwise Node checks every 30 s, and it
 * swaps a head timeout (60 s) that exceeds the request timeout.
 */
export function timeLimits({ headersMs, requestMs, checkEveryMs } = defaults) {
  return {
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    requestTimeout: requestMs,
  } satisfies FastifyHttpOptions<Server>
}
