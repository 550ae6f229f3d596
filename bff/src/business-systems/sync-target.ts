import type { TenantId } from '@portal/contracts'
import type { BusinessChange } from './business-system.ts'

/** A requested change of a business system, without the value. */
export interface SyncTarget {
  tenantId: TenantId
  kind: BusinessChange['kind']
  /** The contract, for a change of a contract. */
  contractId?: string
}

/** The unit of a sync: a contract, or the other data of the customer with the brand. */
export const placeOf = ({ tenantId, contractId = '' }: SyncTarget): string => `${tenantId}:${contractId}`
