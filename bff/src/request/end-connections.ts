import type { FastifyInstance } from 'fastify'

/**
 * Once the process stops, connections end with their next answer: a close waits for those that were busy and are then
 * kept alive, and a balancer that has a new one made goes elsewhere.
 */
export function endConnectionsWhenStopping(app: FastifyInstance, stopping?: AbortSignal): void {
  let isStopping = false
  const stop = () => {
    isStopping = true
  }
  stopping?.addEventListener('abort', stop, { once: true })
  app.addHook('preClose', async () => stop())
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close')
  })
}
