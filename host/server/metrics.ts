import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { RegistrySchema } from '@portal/federation/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import * as v from 'valibot'

/** The class of a route. A path may contain a registration code, so it is no label. */
function routeClass({ routeOptions: { url } }: FastifyRequest): string {
  // The page is the response to each path without a route.
  if (!url) return 'page'
  return /^\/(bff|host|remotes|health)(?=\/|$)/.exec(url)?.[1] ?? 'store'
}

export interface Metrics {
  registry: Registry
  /** Call it before the app has routes. */
  timeRequests: (app: FastifyInstance) => void
}

/** The figures of the process and its requests, and the active releases of the store. */
export function createMetrics(storeDir: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'portal_release_info',
    help: 'The active release of each app',
    labelNames: ['app', 'release'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const [name, release] of await activeReleases(storeDir)) this.set({ app: name, release }, 1)
    },
  })
  return {
    registry,
    timeRequests: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        duration.observe({ route: routeClass(request), status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
  }
}

/** None while the store cannot be read: the other figures must still arrive. */
async function activeReleases(storeDir: string): Promise<[app: string, release: string][]> {
  try {
    const { apps } = v.parse(
      RegistrySchema,
      JSON.parse(await readFile(join(storeDir, 'registry.json'), 'utf8')),
    )
    return Object.entries(apps)
      .filter(([, { retired }]) => !retired)
      .map(([app, { active }]) => [app, active.release])
  } catch {
    return []
  }
}

async function respondToScrape(registry: Registry, response: ServerResponse): Promise<void> {
  try {
    const figures = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(figures)
  } catch {
    response.writeHead(500).end()
  }
}

/**
 * Serves the metrics on `http://127.0.0.1:port/metrics`, apart from the customers' port. Ends with the app.
 * @param port 0 takes any free one
 */
export async function startMetricsServer(
  app: FastifyInstance,
  { registry }: Metrics,
  port: number,
): Promise<number> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') void respondToScrape(registry, response)
    else response.writeHead(404).end()
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  app.addHook('onClose', async () => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}
