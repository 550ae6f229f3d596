import { goBackOnce } from '@portal/portal'
import { createEmbeddedConsent, needsConsent } from '@portal/tracking'
import { openOverlay, overlayOf } from '../overlays/overlay-entry.ts'
import type { ConsentView } from './consent-root.tsx'
import { consentTexts } from './consent-texts.de.ts'
import { isQuiet } from './quiet-paths.ts'
import type { TrackedPage } from './tracked-page.ts'

/** The portal asks for itself: a banner as long as there is no answer, and the settings at any time. */
export function createEmbeddedAsking({ config, router, notify }: TrackedPage) {
  const consent = createEmbeddedConsent()
  const isNeeded = needsConsent(config)
  let isShown = false
  let hasSaved = false

  const asks = () => isNeeded && consent.read() === undefined && !isQuiet(router.state.location.pathname)
  const hasSettings = () => overlayOf(router.state.location) === 'cookies'

  async function show() {
    const settingsOpen = hasSettings()
    if (!isShown && !settingsOpen && !asks()) return
    const { renderConsent } = await import('./consent-root.tsx')
    isShown = hasSettings() || asks()
    const view: ConsentView = {
      bannerOpen: asks(),
      settingsOpen: hasSettings(),
      isNeeded,
      agreed: consent.read() === true,
      onAnswer: answer,
      onSettings: (open) => void (open ? openSettings() : closeSettings()),
      onPrivacy: () => void router.navigate('/data-protection'),
    }
    renderConsent(view)
    if (!hasSaved || hasSettings()) return
    hasSaved = false
    notify({ type: 'positive', title: consentTexts.dialog.saved })
  }

  async function openSettings() {
    // What cannot be shown leaves no entry in the history.
    await import('./consent-root.tsx')
    openOverlay('cookies', router.state.location, router.navigate)
  }

  function closeSettings() {
    if (hasSettings()) goBackOnce(router.navigate, router.state.location)
  }

  function answer(agreed: boolean) {
    consent.answer(agreed)
    hasSaved = hasSettings()
    closeSettings()
    void show()
  }

  // Also where nobody is asked, the settings can be opened.
  router.subscribe(() => void show())

  return {
    consent,
    start() {
      void show()
    },
    openSettings,
  }
}
