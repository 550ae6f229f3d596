import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { deliverDue, type OutboxParts } from './deliver-due.ts'

const POLL_MS = 2000
/** Polls at most this often under many writes, not once per write. */
const WAKE_MS = 50
/** A hanging mail server blocks one of them, not all. */
const PARALLEL_DELIVERIES = 3

export interface OutboxWorker {
  start(): void
  /** Polls because something may be due. */
  wake(): void
  /** Waits for the running delivery. */
  close(): Promise<void>
}

/** Delivers the outbox. Several workers may run on one database: each message is leased by one of them. */
export function createOutboxWorker(parts: OutboxParts): OutboxWorker {
  let closed = false
  let waking: NodeJS.Timeout | undefined
  const pauses = new Set<AbortController>()
  const deliveries: Promise<void>[] = []

  async function deliverUntilClosed(): Promise<void> {
    while (!closed) {
      // Created before the poll, so that a wake-up during the poll is not missed.
      const woken = new AbortController()
      pauses.add(woken)
      await deliverDue(parts, () => !closed).catch((error) =>
        parts.logger.error({ err: error }, 'the outbox cannot be read'),
      )
      await pause(POLL_MS, undefined, { signal: woken.signal }).catch(() => {})
      pauses.delete(woken)
    }
  }

  function endPauses(): void {
    waking = undefined
    for (const woken of pauses) woken.abort()
  }

  return {
    start() {
      for (let lane = 0; lane < PARALLEL_DELIVERIES; lane++) deliveries.push(deliverUntilClosed())
    },
    wake() {
      waking ??= setTimeout(endPauses, WAKE_MS)
    },
    async close() {
      closed = true
      clearTimeout(waking)
      endPauses()
      await Promise.all(deliveries)
    },
  }
}

/** Delivers messages of a write at once instead of at the next poll. */
export function wakeAfterWrites(app: FastifyInstance, wakeOutbox: () => void): void {
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') wakeOutbox()
  })
}
