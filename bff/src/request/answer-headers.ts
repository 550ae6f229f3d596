import type { FastifyInstance } from 'fastify'

/** Customers' data is stored nowhere, read as nothing but what it is, and loaded by no page of another origin. */
export const answerHeaders = (requestId: string) => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Request-Id': requestId,
})

/** On every answer that a route or an error handler gives. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async ({ id }, reply) => {
    reply.headers(answerHeaders(id))
  })
}
