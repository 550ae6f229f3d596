import { canonicalEmailAddress, type PendingEmailItem, type TenantId } from '@portal/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { BrandScope } from '../database/row-types.ts'

const isOpen = sql<boolean>`confirmed_at is null and withdrawn_at is null`
const textArray = (texts: string[]): RawBuilder<string[]> =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

const pendingRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('pending_email_address')
    .select(['pending_id', 'version', 'value', 'contracts', 'is_contact', 'replaces_id'])
    .select(sql<boolean>`expires_at <= now()`.as('isLinkExpired'))
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .where(isOpen)
    .orderBy('requested_at'),
)

/** Pending addresses, including those with an expired link. */
export async function findPendingAddresses(db: Database, brand: BrandScope): Promise<PendingEmailItem[]> {
  const rows = await pendingRows(db, brand)
  return rows.map((row) => ({
    id: row.pending_id,
    version: row.version,
    value: row.value,
    contracts: row.contracts,
    contact: row.is_contact,
    ...(row.replaces_id && { replaces: row.replaces_id }),
    isLinkExpired: row.isLinkExpired,
  }))
}

/** Whether the customer already gets mails at this address: as an address of any brand. */
export async function isStoredAddress(db: Database, customerId: string, value: string): Promise<boolean> {
  const rows = await db
    .selectFrom('email_address')
    .select('value')
    .where('customer_id', '=', customerId)
    .execute()
  const canonical = canonicalEmailAddress(value)
  return rows.some((row) => canonicalEmailAddress(row.value) === canonical)
}

export interface PendingRequest {
  value: string
  contracts: string[]
  contact: boolean
  replaced?: { id: string; value: string } | undefined
}

/** A repeated request renews the pending one and adds its uses. @returns its id */
export async function savePendingAddress(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  { value, contracts, contact, replaced }: PendingRequest,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pending_email_address as pending
      (customer_id, tenant_id, value, canonical_value, contracts, is_contact, replaces_id, replaces_value)
    values (${customerId}, ${tenantId}, ${value}, ${canonicalEmailAddress(value)}, ${textArray(contracts)},
      ${contact}, ${replaced?.id ?? null}, ${replaced?.value ?? null})
    on conflict (customer_id, tenant_id, canonical_value) where confirmed_at is null and withdrawn_at is null
    do update set
      value = excluded.value,
      contracts = array(select distinct unnest(pending.contracts || excluded.contracts) order by 1),
      is_contact = pending.is_contact or excluded.is_contact,
      replaces_id = coalesce(excluded.replaces_id, pending.replaces_id),
      replaces_value = coalesce(excluded.replaces_value, pending.replaces_value),
      version = pending.version + 1,
      requested_at = now(),
      expires_at = excluded.expires_at
    returning pending_id as id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The address was not stored')
  return row.id
}

interface Decided {
  contracts: string[]
  /** Addresses that are now used for advertising and questions. */
  contacts?: string[]
  /** An address whose own request stays unchanged. */
  except?: string
}

/** A newer decision overrides pending requests. A request without remaining uses ends. */
export async function takeFromPending(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  { contracts, contacts = [], except = '' }: Decided,
): Promise<void> {
  if (contracts.length === 0 && contacts.length === 0) return
  const taken = textArray(contracts)
  const staysContact = sql`(is_contact and canonical_value <> all(${textArray(contacts.map(canonicalEmailAddress))}))`
  await sql`update pending_email_address set version = version + 1,
      contracts = array(select id from unnest(contracts) as id where id <> all(${taken})),
      is_contact = ${staysContact},
      withdrawn_at = case when ${staysContact} or not contracts <@ ${taken} then null else now() end
    where customer_id = ${customerId} and tenant_id = ${tenantId} and ${isOpen}
      and (contracts && ${taken} or is_contact <> ${staysContact})
      and canonical_value <> ${canonicalEmailAddress(except)}`.execute(trx)
}

/** @returns false unless it is pending, in this version if one is given */
export async function withdrawPendingAddress(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  { id, version }: { id: string; version?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pending_email_address')
    .set({ withdrawn_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .where('pending_id', '=', id)
    .$if(version !== undefined, (withdrawal) => withdrawal.where('version', '=', version as number))
    .where(isOpen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Withdraws those of one brand, or all; the links in their mails end. */
export async function withdrawPendingAddresses(
  trx: Database,
  customerId: string,
  tenantId?: TenantId,
): Promise<void> {
  await trx
    .updateTable('pending_email_address')
    .set({ withdrawn_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .$if(tenantId !== undefined, (withdrawal) => withdrawal.where('tenant_id', '=', tenantId as TenantId))
    .where(isOpen)
    .execute()
}

/** 30 days after the expiry of their links. */
export async function clearOldPendingAddresses(db: Database): Promise<void> {
  await db
    .deleteFrom('pending_email_address')
    .where(sql<boolean>`expires_at < now() - interval '30 days'`)
    .execute()
}
