import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { Close } from '../stop-process.ts'
import type { Metrics } from './metrics.ts'

async function respondToScrape(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const figures = await metrics.scrape()
    response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(figures)
  } catch {
    response.writeHead(500).end()
  }
}

/**
 * Serves the metrics on `http://127.0.0.1:port/metrics`. Uses its own server, because the portal makes the BFF's routes
 * public.
 * @param port 0 takes any free one
 */
export async function startMetricsServer(
  metrics: Metrics,
  port: number,
): Promise<{ port: number; close: Close }> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') void respondToScrape(metrics, response)
    else response.writeHead(404).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
