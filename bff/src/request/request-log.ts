import type { FastifyInstance } from 'fastify'

/** Never sent. As in nginx, it marks a call whose client hung up before the response. */
const CLIENT_CLOSED = 499

/** One line per response. It names the route's pattern: a URL may hold ids and codes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.addHook('onRequestAbort', async ({ log, method, routeOptions: { url: route = 'unknown' } }) => {
    log.info({ method, route, status: CLIENT_CLOSED }, 'client closed')
  })
}
