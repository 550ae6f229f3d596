import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** @returns measures the requests of an app by the route's pattern: a URL may hold ids and codes */
export function requestMetrics(registry: Registry): (app: FastifyInstance) => void {
  const duration = new Histogram({
    name: 'bff_request_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const closed = new Counter({
    name: 'bff_client_closed_total',
    help: 'Requests whose client hung up before the answer',
    labelNames: ['method', 'route'],
    registers: [registry],
  })
  return (app) => {
    app.addHook('onRequestAbort', async ({ method, routeOptions: { url: route = 'unknown' } }) => {
      closed.inc({ method, route })
    })
    app.addHook('onResponse', async (request, reply) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      }
      duration.observe(labels, reply.elapsedTime / 1000)
    })
  }
}
