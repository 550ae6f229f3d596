/**
 * What the cookie of a skipped question holds: the contracts that it was asked about, in no order. Another list is
 * another value, and the skip is void.
 */
export const skipValue = (contractIds: readonly string[]): string =>
  encodeURIComponent(contractIds.toSorted().join(' '))
