import { createRoot, type Root } from 'react-dom/client'
import { ConsentBanner } from './consent-banner.tsx'
import { CookieSettings } from './cookie-settings.tsx'

/** What of the consent is shown now, and what the customer may do. */
export interface ConsentView {
  bannerOpen: boolean
  settingsOpen: boolean
  /** Whether the config names a service that needs consent. */
  isNeeded: boolean
  agreed: boolean
  onAnswer: (agreed: boolean) => void
  onSettings: (open: boolean) => void
  onPrivacy: () => void
}

/** First in the page: by keyboard or screen reader the question comes before the rest. */
function createConsentRoot(): Root {
  const container = document.createElement('div')
  document.body.prepend(container)
  return createRoot(container)
}

let root: Root | undefined

/** A root of its own, so that the first screen carries nothing of it. */
export function renderConsent(view: ConsentView): void {
  root ??= createConsentRoot()
  root.render(
    <>
      {view.bannerOpen && (
        <ConsentBanner
          onAnswer={view.onAnswer}
          onSettings={() => view.onSettings(true)}
          onPrivacy={view.onPrivacy}
        />
      )}
      {view.settingsOpen && (
        <CookieSettings
          isNeeded={view.isNeeded}
          agreed={view.agreed}
          onAnswer={view.onAnswer}
          onClose={() => view.onSettings(false)}
        />
      )}
    </>,
  )
}
