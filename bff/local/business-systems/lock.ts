import type { RefusalReason } from '@portal/contracts'
import type { BusinessChange } from '../../src/business-systems/business-system.ts'

/** Why a contract, or a customer, takes no change. `system-unavailable` answers with an error, `silent` never. */
export type LockReason = Exclude<RefusalReason, 'stale-version' | 'system-timeout'> | 'silent'

export interface Lock {
  customerId: string
  /** Without one the whole customer is locked. */
  contractId?: string
  reason: LockReason
}

/** A system's own rule: whether a lock keeps it from taking a change. */
export type Refuses = (reason: LockReason, change: BusinessChange) => boolean

/** The contract that a change is about, empty if it is about the customer. */
export const contractOf = (change: BusinessChange): string =>
  'contractId' in change ? change.contractId : ''
