import httpProxy from '@fastify/http-proxy'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBalancer } from './bff-balancer.ts'
import { sendProblem } from './problem.ts'

export interface BffProxyOptions {
  bffUrls: string[]
  checkEveryMs?: number
}

/** Headers of one connection (RFC 9110, section 7.6.1). This server has handled `expect`. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Proxies `/bff/…` to the BFF, so that the portal's calls stay on its own origin and need no preflight. */
export async function bffProxy(
  app: FastifyInstance,
  { bffUrls, ...options }: BffProxyOptions,
): Promise<void> {
  const urls = bffUrls.map((url) => new URL(url))
  const [{ origin, pathname }] = urls as [URL]
  const balancer = createBalancer(urls, options)
  app.addHook('onClose', balancer.close)
  app.setErrorHandler(sendUnavailable)
  // A buffered body can be sent again, and its size is checked before the BFF is called.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, ({ raw }, body, done) =>
    // With HTTP/2 a body ends where its stream was reset, as if it were whole.
    raw.aborted ? done(Object.assign(new Error('broken off'), { statusCode: 400 })) : done(null, body),
  )
  await app.register(httpProxy, {
    upstream: origin,
    prefix: '/bff',
    rewritePrefix: pathname === '/' ? '' : pathname,
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: balancer,
    handler: (request, reply, destination, hooks) =>
      reply.from(destination, { ...hooks, ...bodyOf(request) }),
    replyOptions: {
      // A 503 of the BFF goes to the client, which decides about a retry.
      retryDelay: () => null,
      rewriteHeaders: endToEnd,
      rewriteRequestHeaders: (request, headers) => ({ ...endToEnd(headers), ...forwarded(request, headers) }),
    },
  })
}

function bodyOf({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  return body ? { body, contentType: headers['content-type'] || 'application/octet-stream' } : {}
}

function endToEnd<Value>(headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
}

function forwarded(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>,
  headers: Record<string, unknown>,
) {
  const before = headers['x-forwarded-for']
  return {
    'x-request-id': request.id,
    'x-forwarded-for': before ? `${before}, ${request.ip}` : request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  }
}

function sendUnavailable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== undefined && error.statusCode < 500) throw error
  sendProblem(reply, 503)
}
