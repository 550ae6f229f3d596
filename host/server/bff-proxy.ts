import httpProxy from '@fastify/http-proxy'
import { PROBLEM_MEDIA_TYPE, type Problem } from '@portal/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const ANSWER_WITHIN_MS = 30_000

type ForwardedHeaders = Record<string, string | string[] | undefined>

/**
 * Hands `/bff/…` on to the BFF, so that the portal's calls stay on its own origin and need no preflight. Several BFFs
 * get the calls in turn.
 */
export async function bffProxy(app: FastifyInstance, { bffUrls }: { bffUrls: string[] }): Promise<void> {
  const addresses = bffUrls.map((url) => new URL(url))
  const origins = inTurn(addresses.map(({ origin }) => origin))
  const [path = '/'] = addresses.map(({ pathname }) => pathname)
  app.setErrorHandler(answerUnavailable)
  await app.register(httpProxy, {
    // One of the origins below, call by call.
    upstream: '',
    prefix: '/bff',
    rewritePrefix: path === '/' ? '' : path,
    disableRequestLogging: true,
    undici: { headersTimeout: ANSWER_WITHIN_MS, bodyTimeout: ANSWER_WITHIN_MS },
    replyOptions: {
      // A 503 of the BFF goes to the client, which knows better when to try again.
      retryDelay: () => null,
      getUpstream: () => origins.next().value,
      rewriteRequestHeaders: withForwarded,
    },
  })
}

function* inTurn(items: string[]): Generator<string, never> {
  for (;;) yield* items
}

function withForwarded(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>,
  headers: ForwardedHeaders,
): ForwardedHeaders {
  const before = headers['x-forwarded-for']
  return {
    ...headers,
    'x-request-id': request.id,
    'x-forwarded-for': before ? `${before}, ${request.ip}` : request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  }
}

function answerUnavailable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== undefined && error.statusCode < 500) throw error
  const problem: Problem = {
    type: 'about:blank',
    title: 'The service does not answer',
    status: 503,
    code: 'unavailable',
    requestId: request.id,
  }
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(problem))
}
