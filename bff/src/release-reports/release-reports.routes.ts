import type { FastifyBaseLogger } from 'fastify'
import type { Cipher } from '../encryption/cipher.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { networkOf } from '../request/network-of.ts'
import type { ServeCall } from '../serve-call.ts'
import { createKnownReleases } from './known-releases.ts'
import { loadsIn, storeReports } from './release-reports.rules.ts'
import { issueTicket, isTicketValid } from './report-ticket.ts'

interface Parts {
  cipher: Cipher
  logger: FastifyBaseLogger
  metrics?: Metrics | undefined
  /** Where `registry.json` is read. */
  portalUrl: string
}

/** A report that is not counted gets the same response, so that it tells nothing about releases. */
export function releaseReportsRoutes(serve: ServeCall, { cipher, logger, metrics, portalUrl }: Parts): void {
  const readKnown = createKnownReleases(portalUrl, logger)

  serve('getReportTicket', async ({ address }) => ({ ticket: issueTicket(cipher, networkOf(address)) }))

  serve('reportReleases', async ({ address, body, change }) => {
    const network = networkOf(address)
    if (!isTicketValid(cipher, body.ticket, network)) return {}
    const reports = body.reports.filter(await readKnown())
    if (reports.length === 0) return {}
    await change((trx) => storeReports(trx, cipher, reports, network))
    metrics?.countReleaseLoads(loadsIn(reports))
    return {}
  })
}
