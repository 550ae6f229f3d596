import type { WordingVersion } from '@portal/contracts'
import type { ConsentSource } from './consent.ts'
import { readCookie } from './cookies.ts'

const COOKIE = 'nordtal_consent'

/** The wording of the question. A new one asks again. */
const VERSION: WordingVersion = '2026-11-27'

/** The question is shown again after 12 months. */
const MAX_AGE_S = 365 * 24 * 60 * 60

/** Without milliseconds: a dot separates the parts. */
const now = () => new Date().toISOString().replace(/\.\d+/, '')

/** Consent that the portal stores in its own cookie. The host has the dialogs. */
export interface EmbeddedConsent extends ConsentSource {
  wordingVersion: WordingVersion

  answer(agreed: boolean): void
}

/** The format of the cookie is `<version>.<instant>.<yes or no>`. */
export function createEmbeddedConsent(): EmbeddedConsent {
  function stored() {
    const [version, at, answer] = (readCookie(COOKIE) ?? '').split('.')
    return version === VERSION ? { at, agreed: answer === 'yes' } : undefined
  }

  return {
    wordingVersion: VERSION,
    read: () => stored()?.agreed,
    answeredAt: () => stored()?.at,
    answer(agreed) {
      const secure = location.protocol === 'https:' ? '; secure' : ''
      const value = [VERSION, now(), agreed ? 'yes' : 'no'].join('.')
      // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
      document.cookie = `${COOKIE}=${value}; path=/; max-age=${MAX_AGE_S}; samesite=lax${secure}`
    },
  }
}
