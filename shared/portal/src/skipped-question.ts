import { skipValue } from '@portal/contracts'

/** 12 months, or until the list of contracts changes. */
const LASTS_S = 365 * 24 * 60 * 60

/** Whether a question about just these contracts was skipped in this browser. */
export const isSkipped = (cookie: string, contractIds: readonly string[]): boolean =>
  document.cookie.split('; ').includes(`${cookie}=${skipValue(contractIds)}`)

/** Remembers that a question about these contracts was skipped. The name contains the question and the brand. */
export function recordSkip(cookie: string, contractIds: readonly string[]): void {
  const secure = document.URL.startsWith('https:') ? '; secure' : ''
  const value = skipValue(contractIds)
  // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
  document.cookie = `${cookie}=${value}; path=/; max-age=${LASTS_S}; samesite=lax${secure}`
}
