import { type PaperlessChoice, paperlessSkipCookie, type TenantId } from '@portal/contracts'
import { isSkipped, recordSkip as remember } from '@portal/portal'
import type { Standing } from './prompt-machine.ts'

/** Whether and how often the customer has been asked about these contracts in this browser. */
export function standingOf(tenantId: TenantId, onPaper: readonly string[]): Standing {
  const skipped = (choice: PaperlessChoice) => isSkipped(paperlessSkipCookie(choice, tenantId), onPaper)
  if (onPaper.length === 0) return 'nothingOnPaper'
  if (!skipped('first')) return 'unasked'
  return skipped('second') ? 'skippedTwice' : 'skippedOnce'
}

/** The first skip of these contracts, or else the second. */
export function recordSkip(tenantId: TenantId, onPaper: readonly string[]): void {
  const standing = standingOf(tenantId, onPaper)
  if (standing === 'nothingOnPaper') return
  remember(paperlessSkipCookie(standing === 'unasked' ? 'first' : 'second', tenantId), onPaper)
}
