import { goBackOnce } from '@portal/portal/host'
import { createEmbeddedConsent, needsConsent } from '@portal/tracking'
import { statisticsServices } from '../browser-entries/statistics-services.de.ts'
import { openOverlay, overlayOf } from '../overlays/overlay-entry.ts'
import { DATA_PROTECTION_PATH } from '../paths.ts'
import { consentTexts } from './consent.de.ts'
import type { ConsentView } from './consent-root.tsx'
import type { TrackedPage } from './tracked-page.ts'
import { isUntracked } from './untracked-paths.ts'

/** The portal's own prompt: a banner until there is an answer, and the settings at any time. */
export function createEmbeddedPrompt(page: TrackedPage) {
  const { config, router, notify } = page
  const consent = createEmbeddedConsent()
  const isNeeded = needsConsent(config)
  let isShown = false
  let hasSaved = false

  const isBannerOpen = () => isNeeded && consent.read() === undefined && !isUntracked(page)
  const isSettingsOpen = () => overlayOf(router.state.location) === 'cookies'

  async function show() {
    if (!isShown && !isSettingsOpen() && !isBannerOpen()) return
    const { renderConsent } = await import('./consent-root.tsx')
    isShown = isSettingsOpen() || isBannerOpen()
    const view: ConsentView = {
      bannerOpen: isBannerOpen(),
      settingsOpen: isSettingsOpen(),
      services: isNeeded ? statisticsServices.filter(({ isUsed }) => isUsed(config)) : [],
      agreed: consent.read() === true,
      onAnswer: answer,
      onSettings: (open) => void (open ? openSettings() : closeSettings()),
      onPrivacy: () => void router.navigate(DATA_PROTECTION_PATH),
    }
    renderConsent(view)
    if (!hasSaved || isSettingsOpen()) return
    hasSaved = false
    notify({ type: 'positive', title: consentTexts.t('dialog.saved') })
  }

  async function openSettings() {
    // Loaded first: settings that cannot be shown leave no entry in the history.
    await import('./consent-root.tsx')
    openOverlay('cookies', router.state.location, router.navigate)
  }

  function closeSettings() {
    if (isSettingsOpen()) goBackOnce(router.navigate, router.state.location)
  }

  function answer(agreed: boolean) {
    consent.answer(agreed)
    hasSaved = isSettingsOpen()
    closeSettings()
    void show()
  }

  // Customers can open the settings even if no consent is needed.
  router.subscribe(() => void show())

  return {
    consent,
    start() {
      void show()
    },
    openSettings,
  }
}
