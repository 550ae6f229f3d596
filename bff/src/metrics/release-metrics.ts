import { type ReleaseLoad, releaseResults } from '@portal/federation/protocol'
import { LRUCache } from 'lru-cache'
import { Counter, type Registry } from 'prom-client'

/** A process sees releases come and go: those that were reported least recently lose their figures. */
const MAX_RELEASES = 200

const labelsOf = ({ app, release, result }: Omit<ReleaseLoad, 'count'>) => ({
  app,
  release,
  outcome: result === 'loaded' ? 'loaded' : 'failed',
  reason: result === 'loaded' ? '' : result,
})

/** @returns counts what this process was reported; the table has the sum of all processes */
export function releaseMetrics(registry: Registry): (loads: ReleaseLoad[]) => void {
  const total = new Counter({
    name: 'portal_release_loads_total',
    help: 'Releases of remotes that loaded in browsers, or failed to',
    labelNames: ['app', 'release', 'outcome', 'reason'],
    registers: [registry],
  })
  const recent = new LRUCache<string, ReleaseLoad>({
    max: MAX_RELEASES,
    noDisposeOnSet: true,
    dispose: (load) => {
      for (const result of releaseResults) total.remove(labelsOf({ ...load, result }))
    },
  })
  return (loads) => {
    for (const load of loads) {
      recent.set(`${load.app} ${load.release}`, load)
      total.inc(labelsOf(load), load.count)
    }
  }
}
