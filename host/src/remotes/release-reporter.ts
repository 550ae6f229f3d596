import { bffBaseUrl } from '@portal/bff-client'
import { type AppConfig, calls } from '@portal/contracts'
import type { ReleaseReport } from '@portal/federation/protocol'

/** The releases of a page view fail and load shortly after each other. */
const COLLECT_MS = 1_000
/** The BFF takes no more at once. */
const MAX_REPORTS = 20

/**
 * Sends reports to the BFF, each release once in a page view. A report that does not arrive is lost: the customer notices nothing.
 * It names no person, so it is sent without token, cookies and the address of the page.
 * @param reportError gets the failures for the monitoring, which asks for consent
 */
export function createReleaseReporter(
  config: Pick<AppConfig, 'apiGatewayUrl' | 'bffPath'>,
  reportError: (error: unknown) => void,
) {
  const url = bffBaseUrl(config) + calls.reportReleases.path
  const reported = new Set<string>()
  const waiting: ReleaseReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0 || !navigator.onLine) return
    void fetch(url, {
      method: calls.reportReleases.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reports: waiting.splice(0, MAX_REPORTS) }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  }

  addEventListener('pagehide', send)
  return (report: ReleaseReport): void => {
    const key = `${report.app} ${report.release}`
    if (reported.has(key)) return
    reported.add(key)
    if (report.outcome === 'failed') reportError(new Error(`${key} failed: ${report.reason}`))
    waiting.push(report)
    timer ??= setTimeout(send, COLLECT_MS)
  }
}
