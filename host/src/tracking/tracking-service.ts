import type { TrackedEvent } from '@portal/contracts'
import type { CookieAnswer } from '@portal/portal'
import { type ConsentSource, needsConsent, watchConsent } from '@portal/tracking'
import { createEmbeddedPrompt } from './embedded-prompt.ts'
import { createOneTrustPrompt } from './onetrust-prompt.ts'
import { createStatisticsGate } from './statistics-gate.ts'
import type { TrackedPage } from './tracked-page.ts'

/** The cookie may have been edited. */
function answerDate(consent: ConsentSource): string | null {
  const at = consent.answeredAt()
  return at && !Number.isNaN(Date.parse(at)) ? at : null
}

function createService(page: TrackedPage) {
  const { config } = page
  const prompt = config.cookieConsentDomain ? createOneTrustPrompt(page) : createEmbeddedPrompt(page)
  const gate = createStatisticsGate(page)
  let started = false

  function start() {
    if (started) return
    started = true
    if (needsConsent(config)) gate.open(prompt.consent)
    prompt.start()
  }

  /** Starts early for an event before the page is idle. */
  function send(message: Parameters<typeof gate.send>[0]) {
    start()
    gate.send(message)
  }

  return {
    start,
    track: (event: TrackedEvent) => send((to) => to.track(event)),
    report: (error: unknown) => send((to) => to.exception(error)),
    openSettings: () => prompt.openSettings(),
    watchAnswer(listener: (answer: CookieAnswer) => void) {
      const { consent } = prompt
      const isNeeded = needsConsent(config) || config.cookieConsentDomain !== ''
      const notify = () =>
        listener({ isNeeded, agreed: consent.read() ?? null, answeredAt: answerDate(consent) })
      notify()
      return watchConsent(consent, notify)
    },
  }
}

let service: ReturnType<typeof createService> | undefined

/** The one service of this page. */
export function trackingService(page: TrackedPage): ReturnType<typeof createService> {
  service ??= createService(page)
  return service
}
