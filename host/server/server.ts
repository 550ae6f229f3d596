import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
} from 'fastify'
import { type BffProxyOptions, bffProxy } from './bff-proxy.ts'
import { healthRoutes } from './health-routes.ts'
import { http2Options, limitHttp2 } from './http2-limits.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { type StoreRoutesOptions, storeRoutes } from './store-routes.ts'
import { type TimeLimits, timeLimits } from './time-limits.ts'
import type { TlsFiles } from './tls.ts'
import { rejectEarly, rejectUnreadableRequest } from './unreadable-request.ts'

interface ServerParts {
  logLevel?: string
  limits?: TimeLimits
  metrics?: Metrics | undefined
}

/**
 * HTTP/1.1, or with a certificate HTTP/2 and HTTP/1.1 over TLS. Fastify types each kind of server apart, though the routes see the
 * same requests.
 */
function connection(tls: TlsFiles | undefined, limits: TimeLimits | undefined): FastifyHttpOptions<Server> {
  const { http, ...times } = timeLimits(limits)
  if (!tls) return { http, ...times }
  const handshakeTimeout = http.headersTimeout
  const https = { ...tls, ...http, ...http2Options, handshakeTimeout, allowHTTP1: true }
  const secure: object = { http2: true, https, ...times, http2SessionTimeout: times.keepAliveTimeout }
  return secure
}

// The most that the BFF takes. The proxy has the bodies of all open requests in memory.
const BODY_LIMIT_BYTES = 64 * 1024

/** The portal's web server: releases, page and BFF on one origin. */
export async function createServer(
  config: StoreRoutesOptions & BffProxyOptions & { tls?: TlsFiles | undefined },
  { logLevel = 'warn', limits, metrics }: ServerParts = {},
): Promise<FastifyInstance> {
  const app = fastify({
    // Paths may contain a registration code, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    ...connection(config.tls, limits),
    clientErrorHandler: rejectUnreadableRequest,
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => rejectEarly(statusCode, reply.raw),
    // That 503 would have no security headers. Requests that still arrive are served.
    return503OnClosing: false,
  })
  app.server.on('checkExpectation', (_request, response) => rejectEarly(417, response))
  limitHttp2(app.server, timeLimits(limits).requestTimeout)
  metrics?.timeRequests(app)
  app.addHook('onSend', addSecurityHeaders)
  app.addHook('onSend', async ({ raw }, reply) => {
    // HTTP/1.0 has no keep-alive, and proxies may not support it.
    if (raw.httpVersion === '1.0') reply.header('connection', 'close')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, statusCode)
  })
  healthRoutes(app, config.storeDir)
  await app.register(bffProxy, config)
  await app.register(storeRoutes, config)
  return app
}
