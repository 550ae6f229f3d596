import { FailureBoundary } from '@portal/portal/host'
import { createRoot, type Root } from 'react-dom/client'
import type { StatisticsService } from '../browser-entries/statistics-services.de.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { CookieSettings } from './cookie-settings.tsx'

/** The shown parts of the consent, and their callbacks. */
export interface ConsentView {
  bannerOpen: boolean
  settingsOpen: boolean
  /** The services of the config that need consent. */
  services: readonly StatisticsService[]
  agreed: boolean
  onAnswer: (agreed: boolean) => void
  onSettings: (open: boolean) => void
  onPrivacy: () => void
}

/** First in the page, so that keyboard and screen reader reach the question first. */
function createConsentRoot(): Root {
  const container = document.createElement('div')
  document.body.prepend(container)
  return createRoot(container)
}

let root: Root | undefined

/** Renders into a separate root, which the first screen does not load. */
export function renderConsent(view: ConsentView): void {
  root ??= createConsentRoot()
  root.render(
    <FailureBoundary>
      {view.bannerOpen && (
        <ConsentBanner
          onAnswer={view.onAnswer}
          onSettings={() => view.onSettings(true)}
          onPrivacy={view.onPrivacy}
        />
      )}
      {view.settingsOpen && (
        <CookieSettings
          services={view.services}
          agreed={view.agreed}
          onAnswer={view.onAnswer}
          onClose={() => view.onSettings(false)}
        />
      )}
    </FailureBoundary>,
  )
}
