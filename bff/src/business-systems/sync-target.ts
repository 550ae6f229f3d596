import type { TenantId } from '@portal/contracts'
import type { BusinessChange } from './business-system.ts'

/** What a business system was asked to change, without the value. */
export interface SyncTarget {
  tenantId: TenantId
  kind: BusinessChange['kind']
  /** Of the contract that it was about, if it was about one. */
  contractId?: string
}

/** What is told together: a contract, or what the brand knows of the customer besides. */
export const placeOf = ({ tenantId, contractId = '' }: SyncTarget): string => `${tenantId}:${contractId}`
