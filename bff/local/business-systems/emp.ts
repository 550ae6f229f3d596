import type { BusinessChange } from '../../src/business-systems/business-system.ts'
import type { LockReason, Refuses } from './lock.ts'

const refused: { [Reason in LockReason]?: BusinessChange['kind'][] } = {
  // Until the last bill the customer can still be called.
  'contract-terminating': ['email-address', 'communication'],
  'relocation-in-progress': ['communication'],
  'billing-in-progress': ['email-address', 'phone-number'],
  'identity-check-in-progress': ['birthdate'],
}

/** The parent's system: each reason locks what it concerns and no more. */
export const empRefuses: Refuses = (reason, { kind }) => refused[reason]?.includes(kind) ?? false
