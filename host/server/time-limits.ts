import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

export interface TimeLimits {
  /** From the first byte of a request to the end of its head. */
  headersMs: number
  /** From the first byte of a request to the end of its body. */
  requestMs: number
  /** Without a request, or without a client that reads its response. */
  idleMs: number
  checkEveryMs: number
}

const defaults: TimeLimits = { headersMs: 10_000, requestMs: 15_000, idleMs: 72_000, checkEveryMs: 1000 }

/**
 * Limits for slow requests, as options of fastify. Set all three: by default Node checks only every 30 s, and it swaps the
 * limits if that for the head (60 s) is above that for the whole request.
 */
export function timeLimits({ headersMs, requestMs, idleMs, checkEveryMs } = defaults) {
  return {
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
  } satisfies FastifyHttpOptions<Server>
}
