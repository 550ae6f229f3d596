import type { BootRelease, ReleaseFailure, ReleaseReport } from '../protocol/index.ts'
import { releaseOfSlots, setRendered, unrendered } from './releases.ts'

type Receiver = (report: ReleaseReport) => void

const waiting: ReleaseReport[] = []
let receiver: Receiver = (report) => waiting.push(report)

/** Sets where the reports go. Those before the start of the shell have waited for it. */
export function sendReleaseReports(to: Receiver): void {
  receiver = to
  waiting.splice(0).forEach(to)
}

const reported = new Set<BootRelease>()

/** Reports a failed release once. Without a connection the failure is not that of the release. */
export function reportFailure(app: string, release: BootRelease, reason: ReleaseFailure): void {
  if (reported.has(release) || !navigator.onLine) return
  reported.add(release)
  receiver({ app, release: release.release, outcome: 'failed', reason })
}

/** Reports that the content of a slot has thrown. */
export function reportThrow(app: string): void {
  const release = releaseOfSlots(app)
  if (release) reportFailure(app, release, 'throw')
}

/** Reports the release whose tab was rendered. */
export function confirmRender(app: string): void {
  const release = unrendered(app)
  if (!release) return
  setRendered(release)
  receiver({ app, release: release.release, outcome: 'loaded' })
}
