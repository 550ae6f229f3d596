import { goBackOnce } from '@portal/portal/host'
import { createEmbeddedConsent, needsConsent } from '@portal/tracking'
import { openOverlay, overlayOf } from '../overlays/overlay-entry.ts'
import { DATA_PROTECTION_PATH } from '../paths.ts'
import { consentTexts } from './consent.de.ts'
import type { ConsentView } from './consent-root.tsx'
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
      onPrivacy: () => void router.navigate(DATA_PROTECTION_PATH),
    }
    renderConsent(view)
    if (!hasSaved || hasSettings()) return
    hasSaved = false
    notify({ type: 'positive', title: consentTexts.t('dialog.saved') })
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

  // The settings can be opened also where no consent is needed.
  router.subscribe(() => void show())

  return {
    consent,
    start() {
      void show()
    },
    openSettings,
  }
}
