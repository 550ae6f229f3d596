import type { TenantId } from '@portal/contracts'
import type { ColumnType, Generated } from 'kysely'

/** ISO 8601; `type-parsers.ts` prevents the conversion to a Date. */
export type IsoDate = string
export type Instant = string
/** Arrays and objects are written as text and read as parsed values. */
export type Json<Value> = ColumnType<Value, string, string>

/** The customer is the first key column of every table, so that the data can be distributed by customer. */
export interface CustomerRow {
  customer_id: string
}

/** An item belongs to one brand's data of the customer. */
export interface ItemRow extends CustomerRow {
  tenant_id: TenantId
  changed_at: Instant | null
}

/** An e-mail address or a phone number. */
export interface ChannelRow extends ItemRow {
  value: string
  is_contact: boolean
  version: Generated<number>
}

export interface ContractLink extends CustomerRow {
  contract_id: string
}

/** A link in a mail, or a page's secret. */
export interface SecretRow extends CustomerRow {
  /** sha256 of the secret, hex. */
  token_hash: string
  expires_at: Instant
}

/** Customer and brand: every statement on a section filters by both. */
export interface BrandScope {
  customerId: string
  tenantId: TenantId
}
