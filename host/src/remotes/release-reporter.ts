import { bffBaseUrl } from '@portal/bff-client'
import { type AppConfig, calls } from '@portal/contracts'
import type { ReleaseReport } from '@portal/federation/protocol'

/** The releases of a page view fail and load shortly after each other. */
const COLLECT_MS = 1_000
/** The BFF takes no more at once. */
const MAX_REPORTS = 20
/** They name no person, so they are sent without token, cookies and the address of the page. */
const withoutCaller = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const

/**
 * Sends reports to the BFF, each release once in a page view, with a ticket that it has asked for. A report that does not arrive is
 * lost: the customer notices nothing.
 * @param reportError gets the failures for the monitoring, which asks for consent
 */
export function createReleaseReporter(
  config: Pick<AppConfig, 'apiGatewayUrl' | 'bffPath'>,
  reportError: (error: unknown) => void,
) {
  const bff = bffBaseUrl(config)
  const reported = new Set<string>()
  const waiting: ReleaseReport[] = []
  let ticket: string | undefined
  let isCollecting = false

  function send() {
    if (!ticket || waiting.length === 0 || !navigator.onLine) return
    void fetch(bff + calls.reportReleases.path, {
      ...withoutCaller,
      method: calls.reportReleases.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reports: waiting.splice(0, MAX_REPORTS), ticket }),
      keepalive: true,
    }).catch(() => undefined)
  }

  /** Asks for the ticket first: a page that is left has no time for it. */
  async function collect() {
    isCollecting = true
    const collected = new Promise((resolve) => setTimeout(resolve, COLLECT_MS))
    try {
      const response = await fetch(bff + calls.getReportTicket.path, withoutCaller)
      ticket = (await response.json()).ticket
    } catch {
      ticket = undefined
    }
    await collected
    isCollecting = false
    send()
  }

  addEventListener('pagehide', send)
  return (report: ReleaseReport): void => {
    const key = `${report.app} ${report.release}`
    if (reported.has(key)) return
    reported.add(key)
    if (report.outcome === 'failed') reportError(new Error(`${key} failed: ${report.reason}`))
    waiting.push(report)
    if (!isCollecting) void collect()
  }
}
