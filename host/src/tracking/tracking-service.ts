import type { TrackedEvent } from '@portal/contracts'
import type { CookieAnswer } from '@portal/portal'
import { type ConsentSource, needsConsent, watchConsent } from '@portal/tracking'
import { createEmbeddedAsking } from './embedded-asking.ts'
import { createOneTrustAsking } from './onetrust-asking.ts'
import { createStatisticsGate } from './statistics-gate.ts'
import type { TrackedPage } from './tracked-page.ts'

/** The cookie may have been edited. */
function answerDate(consent: ConsentSource): string | null {
  const at = consent.answeredAt()
  return at && !Number.isNaN(Date.parse(at)) ? at : null
}

function createService(page: TrackedPage) {
  const { config } = page
  const asking = config.cookieConsentDomain ? createOneTrustAsking(page) : createEmbeddedAsking(page)
  const gate = createStatisticsGate(page)
  let started = false

  function start() {
    if (started) return
    started = true
    if (needsConsent(config)) gate.open(asking.consent)
    asking.start()
  }

  /** What happens before the page is idle counts as well. */
  function tell(message: Parameters<typeof gate.tell>[0]) {
    start()
    gate.tell(message)
  }

  return {
    start,
    track: (event: TrackedEvent) => tell((to) => to.track(event)),
    report: (error: unknown) => tell((to) => to.exception(error)),
    openSettings: () => asking.openSettings(),
    watchAnswer(listener: (answer: CookieAnswer) => void) {
      const { consent } = asking
      const isNeeded = needsConsent(config) || config.cookieConsentDomain !== ''
      const tell = () =>
        listener({ isNeeded, agreed: consent.read() ?? null, answeredAt: answerDate(consent) })
      tell()
      return watchConsent(consent, tell)
    },
  }
}

let service: ReturnType<typeof createService> | undefined

/** The one service of this page. */
export function trackingService(page: TrackedPage): ReturnType<typeof createService> {
  service ??= createService(page)
  return service
}
