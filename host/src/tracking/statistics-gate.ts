import {
  type ConsentSource,
  createTrackedPath,
  type Statistics,
  startStatistics,
  watchConsent,
} from '@portal/tracking'
import { isQuiet } from './quiet-paths.ts'
import type { TrackedPage } from './tracked-page.ts'
import { trackedPaths } from './tracked-paths.ts'

/** Lets the statistics run exactly while the customer agrees to them. */
export function createStatisticsGate({ config, router, remotes, lastUsedApplication }: TrackedPage) {
  let statistics: Promise<Statistics> | undefined
  let agreed = false
  let withdrawn = false

  /** A failure of an external service must not become a failure of the portal. */
  function tell(message: (statistics: Statistics) => void) {
    statistics?.then(message).catch(() => undefined)
  }

  /** Quiet pages are not counted, and start nothing. What a withdrawal has closed stays so until the next load. */
  function countPage() {
    if (!agreed || withdrawn || isQuiet(router.state.location.pathname)) return
    statistics ??= startStatistics(config, createTrackedPath(trackedPaths(router.routes, remotes)))
    tell((to) => to.pageView(lastUsedApplication()))
  }

  return {
    tell,
    open(consent: ConsentSource) {
      let { pathname } = router.state.location
      watchConsent(consent, (answer) => {
        agreed = answer
        if (agreed) return countPage()
        withdrawn ||= statistics !== undefined
        tell((to) => to.stop())
      })
      router.subscribe(({ location }) => {
        if (location.pathname === pathname) return
        pathname = location.pathname
        countPage()
      })
    },
  }
}
