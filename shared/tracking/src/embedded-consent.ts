import { today } from '@portal/contracts'
import type { ConsentSource } from './consent.ts'
import { readCookie } from './cookies.ts'

const COOKIE = 'nordtal_consent'

/** Raise it when the question changes: customers then see it again. */
const VERSION = 1

/** The question is shown again after 12 months. */
const MAX_AGE_S = 365 * 24 * 60 * 60

/** Consent that the portal stores in its own cookie. The host has the dialogs. */
interface EmbeddedConsent extends ConsentSource {
  answer(agreed: boolean): void
}

/** The format of the cookie is `<version>.<day>.<yes or no>`. */
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
      document.cookie = `${COOKIE}=${value}; path=/; max-age=${MAX_AGE_S}; samesite=lax${secure}`
    },
  }
}
