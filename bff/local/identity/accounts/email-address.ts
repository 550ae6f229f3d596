import { canonicalEmailAddress } from '@portal/contracts'

/** One mailbox, one spelling: of the contracts, without control characters. */
export const canonicalEmail = (email: string): string =>
  canonicalEmailAddress(email.replaceAll(/\p{Cc}/gu, ''))
