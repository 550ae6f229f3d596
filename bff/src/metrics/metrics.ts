import type { ReleaseLoad } from '@portal/federation/protocol'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { ChangeOutcome } from '../business-systems/business-systems.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { releaseLoadsSince } from '../release-reports/release-votes.repository.ts'
import { businessSystemMetrics } from './business-system-metrics.ts'
import { connectionMetrics } from './connection-metrics.ts'
import { outboxMetrics } from './outbox-metrics.ts'
import { releaseMetrics } from './release-metrics.ts'
import { requestMetrics } from './request-metrics.ts'

export interface Metrics {
  timeRequests: (app: FastifyInstance) => void
  timeBusinessSystem: (answered: ChangeOutcome) => void
  countReleaseLoads: (loads: ReleaseLoad[]) => void
  /** Networks that reported from the hour of an instant on, to any BFF. */
  releaseLoadsSince: (since: Date) => Promise<ReleaseLoad[]>
  /** All current metrics in the Prometheus text format. */
  scrape: () => Promise<string>
}

export function createMetrics({ db, connections }: Omit<OpenDatabase, 'close'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (connections) connectionMetrics(registry, connections)
  const measureOutbox = outboxMetrics(registry, db)
  return {
    timeRequests: requestMetrics(registry),
    timeBusinessSystem: businessSystemMetrics(registry),
    countReleaseLoads: releaseMetrics(registry),
    releaseLoadsSince: (since) => releaseLoadsSince(db, since),
    scrape: async () => {
      await measureOutbox()
      return registry.metrics()
    },
  }
}
