import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/open-database.ts'
import { withTimeout } from '../with-timeout.ts'
import { outboxBacklog } from './outbox-backlog.repository.ts'

/** Prometheus stops waiting after 10 s: without a database all other metrics must still arrive. */
const TIMEOUT_MS = 2000

/** @returns measures the backlog; NaN means that the measurement failed */
export function outboxMetrics(registry: Registry, db: Database): () => Promise<void> {
  const messages = new Gauge({
    name: 'bff_outbox_messages',
    help: 'Messages that are not delivered yet, those of them that are due, and dead letters',
    labelNames: ['state'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'bff_outbox_oldest_seconds',
    help: 'Age of the oldest message that is not delivered yet',
    registers: [registry],
  })
  return async () => {
    const backlog = await withTimeout(TIMEOUT_MS, outboxBacklog(db))
    messages.set({ state: 'undelivered' }, backlog?.undelivered ?? Number.NaN)
    messages.set({ state: 'due' }, backlog?.due ?? Number.NaN)
    messages.set({ state: 'dead' }, backlog?.dead ?? Number.NaN)
    oldest.set(backlog?.oldestSeconds ?? Number.NaN)
  }
}
