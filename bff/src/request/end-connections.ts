import type { FastifyInstance } from 'fastify'

/**
 * Once the process stops, connections end with their next response: otherwise a close would wait for keep-alive
 * connections, and a balancer that reconnects reaches another BFF.
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
