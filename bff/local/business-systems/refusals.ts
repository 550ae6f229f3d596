import { type BusinessChange, contractOf } from './business-request.ts'
import type { LockReason } from './locks.repository.ts'

/** A system's own rule: whether a lock makes it refuse a change. */
type Refuses = (reason: LockReason, change: BusinessChange) => boolean

const refusedByEmp: { [Reason in LockReason]?: BusinessChange['kind'][] } = {
  // Until the last bill the customer can still be called.
  'contract-terminating': ['email-address', 'communication'],
  'relocation-in-progress': ['communication'],
  'billing-in-progress': ['email-address', 'phone-number'],
  'identity-check-in-progress': ['birthdate'],
}

export const refusals: Record<string, Refuses> = {
  /** The parent's system: each reason locks what it concerns and no more. */
  emp: (reason, { kind }) => refusedByEmp[reason]?.includes(kind) ?? false,

  /** The subsidiary's system: a contract that is being billed or ends is locked as a whole. */
  powercloud: (reason, change) =>
    contractOf(change) !== '' && (reason === 'billing-in-progress' || reason === 'contract-terminating'),

  /** The third brand's system has people, not contracts: an identity check locks the whole customer. */
  'scale-crm': (reason) => reason === 'identity-check-in-progress',
}
