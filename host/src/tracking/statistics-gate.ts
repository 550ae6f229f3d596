import { type ConsentSource, type Statistics, startStatistics, watchConsent } from '@portal/tracking'
import type { TrackedPage } from './tracked-page.ts'
import { trackedPathOf } from './tracked-paths.ts'
import { isUntracked } from './untracked-paths.ts'

/** Runs the statistics exactly while the customer agrees to them. */
export function createStatisticsGate(page: TrackedPage) {
  const { config, router, lastUsedApplication } = page
  let statistics: Promise<Statistics> | undefined
  let agreed = false
  let withdrawn = false

  /** A failure of an external service must not become a failure of the portal. */
  function send(message: (statistics: Statistics) => void) {
    statistics?.then(message).catch(() => undefined)
  }

  /** After a withdrawal nothing is counted until the next load. */
  function countPage() {
    if (!agreed || withdrawn || isUntracked(page)) return
    statistics ??= startStatistics(config, trackedPathOf(page))
    send((to) => to.pageView(lastUsedApplication()))
  }

  return {
    send,
    open(consent: ConsentSource) {
      let { pathname } = router.state.location
      watchConsent(consent, (answer) => {
        agreed = answer
        if (agreed) return countPage()
        withdrawn ||= statistics !== undefined
        send((to) => to.stop())
      })
      router.subscribe(({ location }) => {
        if (location.pathname === pathname) return
        pathname = location.pathname
        countPage()
      })
    },
  }
}
