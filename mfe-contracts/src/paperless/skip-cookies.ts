import { type PaperlessChoice, paperlessSkipCookie, type TenantId } from '@portal/contracts'
import { isSkipped, recordSkip as rememberSkip } from '@portal/portal'
import type { Standing } from './prompt-machine.ts'

/** How often the customer has skipped the question about these contracts in this browser. */
export function standingOf(tenantId: TenantId, onPaper: readonly string[]): Standing {
  const skipped = (choice: PaperlessChoice) => isSkipped(paperlessSkipCookie(choice, tenantId), onPaper)
  if (onPaper.length === 0) return 'nothingOnPaper'
  if (!skipped('first')) return 'unasked'
  return skipped('second') ? 'skippedTwice' : 'skippedOnce'
}

/** Records the first or second skip for these contracts. */
export function recordSkip(tenantId: TenantId, onPaper: readonly string[]): void {
  const standing = standingOf(tenantId, onPaper)
  if (standing === 'nothingOnPaper') return
  rememberSkip(paperlessSkipCookie(standing === 'unasked' ? 'first' : 'second', tenantId), onPaper)
}
