import type { ReleaseLoad, ReleaseReport } from '@portal/federation/protocol'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import type { ReleaseName } from './known-releases.ts'
import { castVotes } from './release-votes.repository.ts'

const resultOf = (report: ReleaseReport) => (report.outcome === 'loaded' ? report.outcome : report.reason)

/** The reports of one request by app, release and result. */
export function loadsIn(reports: ReleaseReport[]): ReleaseLoad[] {
  const loads = new Map<string, ReleaseLoad>()
  for (const report of reports) {
    const { app, release } = report
    const result = resultOf(report)
    const key = `${app} ${release} ${result}`
    loads.set(key, { app, release, result, count: (loads.get(key)?.count ?? 0) + 1 })
  }
  return [...loads.values()]
}

/**
 * The number of a network among those that report a release. 256 networks of IPv4 share one, so that the key alone reveals no
 * network from it; and each release has its own, so that no two rows can be connected.
 */
const numberOf = (cipher: Cipher, { app, release }: ReleaseName, network: string) =>
  cipher.macs('release-vote', `${app} ${release} ${network}`)[0]?.readUInt16BE(0) ?? 0

/**
 * Stores the last report of a network about each release, in place of what it reported before. The last and not the worst: a network
 * with many customers would otherwise fail with every release, as one of many loads always fails.
 */
export async function storeReports(
  trx: Database,
  cipher: Cipher,
  reports: ReleaseReport[],
  network: string,
): Promise<void> {
  const last = new Map(reports.map((report) => [`${report.app} ${report.release}`, report]))
  const votes = [...last.values()].map((report) => ({
    app: report.app,
    release: report.release,
    result: resultOf(report),
    network: numberOf(cipher, report, network),
  }))
  await castVotes(trx, votes)
}
