import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { Close } from '../stop-process.ts'
import type { Metrics } from './metrics.ts'

interface Answer {
  type: string
  text: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** @returns undefined for an unknown path or an unreadable instant */
function answerTo(metrics: Metrics, { pathname, searchParams }: URL): (() => Promise<Answer>) | undefined {
  if (pathname === '/metrics') {
    return async () => ({ type: Registry.PROMETHEUS_CONTENT_TYPE, text: await metrics.scrape() })
  }
  const since = new Date(searchParams.get('since') ?? Date.now() - DAY_MS)
  if (pathname !== '/release-loads' || Number.isNaN(since.getTime())) return undefined
  return async () => ({
    type: 'application/json',
    text: JSON.stringify(await metrics.releaseLoadsSince(since)),
  })
}

async function respond(answer: () => Promise<Answer>, response: ServerResponse): Promise<void> {
  try {
    const { type, text } = await answer()
    response.writeHead(200, { 'Content-Type': type }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}

/**
 * Serves the metrics on `http://127.0.0.1:port/metrics`, and on `/release-loads?since=<instant>` how often each release loaded or
 * failed, of the last 24 hours by default. Uses its own server, because the portal makes the BFF's routes public.
 * @param port 0 takes any free one
 */
export async function startMetricsServer(
  metrics: Metrics,
  port: number,
): Promise<{ port: number; close: Close }> {
  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '', 'http://127.0.0.1')
    const answer = request.method === 'GET' && url ? answerTo(metrics, url) : undefined
    if (answer) void respond(answer, response)
    else response.writeHead(404).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
