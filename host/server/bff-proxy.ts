import httpProxy from '@fastify/http-proxy'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBalancer } from './bff-balancer.ts'
import { sendProblem } from './problem.ts'

export interface BffProxyOptions {
  bffUrls: string[]
  checkEveryMs?: number
}

/** Of one connection and not of the message (RFC 9110, section 7.6.1). `expect` was answered by this server. */
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

/** Hands `/bff/…` on to the BFF, so that the portal's calls stay on its own origin and need no preflight. */
export async function bffProxy(
  app: FastifyInstance,
  { bffUrls, ...options }: BffProxyOptions,
): Promise<void> {
  const urls = bffUrls.map((url) => new URL(url))
  const [{ origin, pathname }] = urls as [URL]
  const balancer = createBalancer(urls, options)
  app.addHook('onClose', balancer.close)
  app.setErrorHandler(answerUnavailable)
  // A body that is here as a whole can be sent a second time, and its size is known before the BFF hears of it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
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
      // A 503 of the BFF goes to the client, which knows better when to try again.
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

function answerUnavailable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== undefined && error.statusCode < 500) throw error
  sendProblem(reply, 503)
}
