import { type AppConfig, consentService } from '@portal/contracts'
import type { ConsentSource } from './consent.ts'
import { readCookie } from './cookies.ts'
import { injectScript } from './third-party-script.ts'

/** OneTrust's group of performance and statistics. */
const STATISTICS_GROUP = 'C0002'

/** The cookie with the instant of the last answer. */
const CLOSED = 'OptanonAlertBoxClosed'

const POLL_MS = 300
const START_TIMEOUT_MS = 10_000

interface OneTrust {
  ToggleInfoDisplay(): void
}

const oneTrust = () => (window as { OneTrust?: OneTrust }).OneTrust

/** Consent that OneTrust manages with its own script and dialogs. */
interface OneTrustConsent extends ConsentSource {
  /**
   * Adds the script once, and again only after a failure.
   * @throws Error "OneTrust script injection failed!"
   */
  inject(): Promise<void>
  /** Opens the preference centre. Throws when the script fails to load. */
  openSettings(): Promise<void>
}

function readGroups(): boolean | undefined {
  // The cookie has default groups before the customer answers; the other cookie exists only after the answer.
  if (readCookie(CLOSED) === undefined) return undefined
  const answer = new URLSearchParams(decodeOnce(readCookie('OptanonConsent') ?? ''))
  return answer.get('groups')?.split(',').includes(`${STATISTICS_GROUP}:1`) ?? undefined
}

const readInstant = () => decodeOnce(readCookie(CLOSED) ?? '') || undefined

function decodeOnce(text: string): string {
  try {
    // Some versions encode the whole cookie in addition to its parts.
    return text.includes('=') ? text : decodeURIComponent(text)
  } catch {
    return ''
  }
}

async function preferenceCentre(): Promise<OneTrust> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += POLL_MS) {
    const ready = oneTrust()
    if (ready) return ready
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('OneTrust did not start')
}

export function createOneTrustConsent(config: AppConfig): OneTrustConsent {
  const { scriptUrl } = consentService(config) ?? { scriptUrl: '' }
  let injection: Promise<void> | undefined

  function inject() {
    injection ??= injectScript(scriptUrl, {
      'data-domain-script': config.cookieConsentDomain,
      'data-language': 'de',
    }).catch((cause: unknown) => {
      injection = undefined
      throw new Error('OneTrust script injection failed!', { cause })
    })
    return injection
  }

  return {
    read: readGroups,
    answeredAt: readInstant,
    inject,
    async openSettings() {
      await inject()
      const centre = await preferenceCentre()
      centre.ToggleInfoDisplay()
    },
  }
}
