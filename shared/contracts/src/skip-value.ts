import type { TenantId } from '@portal/brands'

/**
 * What the cookie of a skipped question holds: the contracts that it was asked about, in no order. Another list is
 * another value, and the skip is void.
 */
export const skipValue = (contractIds: readonly string[]): string =>
  encodeURIComponent(contractIds.toSorted().join(' '))

/** The dialog is the first question; who skips it is asked once more, by a notice on the page. */
export type PaperlessChoice = 'first' | 'second'

/** The cookie that remembers a skip. Each brand has its own, because each has contracts of its own. */
export const paperlessSkipCookie = (choice: PaperlessChoice, tenantId: TenantId): string =>
  `nordtal_paperless_${choice}_${tenantId}`
