import type { FastifyInstance } from 'fastify'

/** Customers' data must not be stored, read as another type, or loaded by a page of another origin. */
export const responseHeaders = (requestId: string) => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Request-Id': requestId,
})

/** Adds the headers to every response of a route or an error handler. Those that a route has set itself stay. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async ({ id }, reply) => {
    reply.headers({ ...responseHeaders(id), ...reply.getHeaders() })
  })
}
