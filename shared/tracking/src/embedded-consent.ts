import { today } from '@portal/contracts'
import type { ConsentSource } from './consent.ts'
import { readCookie } from './cookies.ts'

const COOKIE = 'nordtal_consent'

/** Raise it when what customers agree to changes: whoever answered before is asked again. */
const VERSION = 1

/** 12 months, then the question is asked again. */
const LASTS_S = 365 * 24 * 60 * 60

/** Consent that the portal asks for itself, in a cookie of its own. Its dialogs are the host's. */
interface EmbeddedConsent extends ConsentSource {
  answer(agreed: boolean): void
}

/** The cookie reads `<version>.<day>.<yes or no>`: what was asked, when, and the answer. */
export function createEmbeddedConsent(): EmbeddedConsent {
  function stored() {
    const [version, day, answer] = (readCookie(COOKIE) ?? '').split('.')
    return version === String(VERSION) ? { day, agreed: answer === 'yes' } : undefined
  }

  return {
    read: () => stored()?.agreed,
    answeredAt: () => stored()?.day,
    answer(agreed) {
      const secure = location.protocol === 'https:' ? '; secure' : ''
      const value = [VERSION, today(), agreed ? 'yes' : 'no'].join('.')
      // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
      document.cookie = `${COOKIE}=${value}; path=/; max-age=${LASTS_S}; samesite=lax${secure}`
    },
  }
}
