import type { TenantId } from '@portal/brands'

/** The value of the cookie of a skipped question: its contracts, sorted. A skip counts for these contracts only. */
export const skipValue = (contractIds: readonly string[]): string =>
  encodeURIComponent(contractIds.toSorted().join(' '))

/** The dialog is the first question. A customer who skips it sees the second, a notice on the page. */
export type PaperlessChoice = 'first' | 'second'

/** The cookie that remembers a skip, one for each brand. */
export const paperlessSkipCookie = (choice: PaperlessChoice, tenantId: TenantId): string =>
  `nordtal_paperless_${choice}_${tenantId}`
