import { Gauge, type Registry } from 'prom-client'
import type { ConnectionCounts } from '../database/open-database.ts'

/** `waiting` above 0 for long means that the pool is too small or the database too slow. */
export function connectionMetrics(registry: Registry, connections: () => ConnectionCounts): void {
  new Gauge({
    name: 'bff_database_connections',
    help: 'Connections to the database: all, those without work, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}
