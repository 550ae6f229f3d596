import { createOneTrustConsent } from '@portal/tracking'
import type { TrackedPage } from './tracked-page.ts'
import { isUntracked } from './untracked-paths.ts'

/** OneTrust shows its own dialogs, on every page but the untracked ones. */
export function createOneTrustPrompt(page: TrackedPage) {
  const { config, router } = page
  const consent = createOneTrustConsent(config)

  function inject() {
    if (isUntracked(page)) return
    // A failure is reported like an uncaught one, and no statistics start.
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
