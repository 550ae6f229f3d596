import type { FastifyInstance } from 'fastify'

/** Delivers messages of a write at once instead of at the next poll. */
export function wakeAfterWrites(app: FastifyInstance, wakeOutbox: () => void): void {
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') wakeOutbox()
  })
}
