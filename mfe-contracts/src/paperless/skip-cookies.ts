import {
  type PaperlessChoice,
  paperlessSkipCookie,
  paperlessSkipValue,
  type TenantId,
} from '@portal/contracts'
import type { Standing } from './prompt-machine.ts'

/** 12 months, or until the list of contracts changes. */
const LASTS_S = 365 * 24 * 60 * 60

const isSkipped = (choice: PaperlessChoice, tenantId: TenantId, onPaper: readonly string[]) =>
  document.cookie
    .split('; ')
    .includes(`${paperlessSkipCookie(choice, tenantId)}=${paperlessSkipValue(onPaper)}`)

/** Whether and how often the customer has been asked about these contracts in this browser. */
export function standingOf(tenantId: TenantId, onPaper: readonly string[]): Standing {
  if (onPaper.length === 0) return 'nothingOnPaper'
  if (!isSkipped('first', tenantId, onPaper)) return 'unasked'
  return isSkipped('second', tenantId, onPaper) ? 'skippedTwice' : 'skippedOnce'
}

/** The first skip of these contracts, or else the second. */
export function recordSkip(tenantId: TenantId, onPaper: readonly string[]): void {
  const standing = standingOf(tenantId, onPaper)
  if (standing === 'nothingOnPaper') return
  const name = paperlessSkipCookie(standing === 'unasked' ? 'first' : 'second', tenantId)
  const secure = document.URL.startsWith('https:') ? '; secure' : ''
  const value = paperlessSkipValue(onPaper)
  // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
  document.cookie = `${name}=${value}; path=/; max-age=${LASTS_S}; samesite=lax${secure}`
}
