import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/**
 * `/health/live` responds while the process runs. `/health/ready` responds with 200 while the page is in the store. It
 * does not ask the BFF: without one customers still get the page, which explains the outage.
 */
export function healthRoutes(app: FastifyInstance, storeDir: string): void {
  const noStore = { 'cache-control': 'no-store' }
  app.get('/health/live', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const page = await stat(join(storeDir, 'index.html')).catch(() => undefined)
    reply.headers(noStore)
    return page?.isFile() ? { status: 'ok' } : reply.code(503).send({ status: 'failing', failing: 'store' })
  })
}
