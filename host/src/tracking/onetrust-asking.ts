import { createOneTrustConsent } from '@portal/tracking'
import { isQuiet } from './quiet-paths.ts'
import type { TrackedPage } from './tracked-page.ts'

/** OneTrust asks, in its own words and dialogs, on every page but the quiet ones. */
export function createOneTrustAsking({ config, router }: TrackedPage) {
  const consent = createOneTrustConsent(config)

  function inject() {
    if (isQuiet(router.state.location.pathname)) return
    // No code waits for it: the failure goes where uncaught ones go, and no statistics start.
    consent.inject().catch(reportError)
  }

  return {
    consent,
    start() {
      inject()
      let { pathname } = router.state.location
      router.subscribe(({ location }) => {
        if (location.pathname === pathname) return
        pathname = location.pathname
        inject()
      })
    },
    openSettings: consent.openSettings,
  }
}
