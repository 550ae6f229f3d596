import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Customers' data is stored nowhere, and read as nothing but what it is. */
export function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': request.id,
  })
}

/** On every answer that a route or an error handler gives. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => setAnswerHeaders(request, reply))
}
