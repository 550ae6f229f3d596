import type { FastifyInstance } from 'fastify'

/** What a write has put into the outbox leaves at once, instead of at the next poll. */
export function wakeAfterWrites(app: FastifyInstance, wakeOutbox: () => void): void {
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') wakeOutbox()
  })
}
