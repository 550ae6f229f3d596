import type { ReleaseLoad } from '@portal/federation/protocol'
import type { Metrics } from '../metrics/metrics.ts'
import type { ServeCall } from '../serve-call.ts'
import { countReports } from './release-reports.rules.ts'

export function releaseReportsRoutes(serve: ServeCall, metrics: Metrics | undefined): void {
  serve('reportReleases', async ({ body, change }) => {
    let counted: ReleaseLoad[] = []
    const response = await change(async (trx) => {
      counted = await countReports(trx, body.reports)
      return {}
    })
    metrics?.countReleaseLoads(counted)
    return response
  })
}
