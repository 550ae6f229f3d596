import type { ReleaseReport } from '@portal/contracts'

type Receiver = (report: ReleaseReport) => void

const waiting: ReleaseReport[] = []
let receiver: Receiver = (report) => waiting.push(report)

/** Reports what a release of a remote did in this page view. The reports before the start of the shell wait for it. */
export function reportRelease(report: ReleaseReport): void {
  receiver(report)
}

/** Sets where the reports go. */
export function sendReleaseReports(to: Receiver): void {
  receiver = to
  waiting.splice(0).forEach(to)
}
