import type { ReleaseLoad, ReleaseReport } from '@portal/federation/protocol'
import type { Database } from '../database/open-database.ts'
import { addReleaseLoads } from './release-loads.repository.ts'

const resultOf = (report: ReleaseReport) => (report.outcome === 'loaded' ? report.outcome : report.reason)

function loadsIn(reports: ReleaseReport[]): ReleaseLoad[] {
  const loads = new Map<string, ReleaseLoad>()
  for (const report of reports) {
    const { app, release } = report
    const result = resultOf(report)
    const key = `${app} ${release} ${result}`
    loads.set(key, { app, release, result, count: (loads.get(key)?.count ?? 0) + 1 })
  }
  return [...loads.values()]
}

/** Counts reports and stores nothing else of them. @returns what was counted */
export function countReports(trx: Database, reports: ReleaseReport[]): Promise<ReleaseLoad[]> {
  return addReleaseLoads(trx, loadsIn(reports))
}
