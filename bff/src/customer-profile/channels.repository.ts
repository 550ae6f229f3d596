import type { EmailItem, PhoneItem } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { BrandScope } from '../database/row-types.ts'

export interface Channel<Item> {
  item: Item
  /** Used for advertising and questions, with or without contracts. */
  isContact: boolean
}

const emailAddressRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('email_address')
    .select(({ selectFrom }) => [
      'email_address_id',
      'version',
      'value',
      'is_contact',
      'changed_at',
      sql<string[]>`array(${selectFrom('contract_email_address as link')
        .select('link.contract_id')
        .whereRef('link.customer_id', '=', 'email_address.customer_id')
        .whereRef('link.email_address_id', '=', 'email_address.email_address_id')
        .orderBy('link.contract_id')})`.as('contracts'),
    ])
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('email_address_id'),
)

export async function findEmailAddresses(db: Database, brand: BrandScope): Promise<Channel<EmailItem>[]> {
  const rows = await emailAddressRows(db, brand)
  return rows.map((row) => ({
    item: {
      id: row.email_address_id,
      version: row.version,
      value: row.value,
      contracts: row.contracts,
      changedAt: row.changed_at,
    },
    isContact: row.is_contact,
  }))
}

const phoneNumberRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('phone_number')
    .select(({ selectFrom }) => [
      'phone_number_id',
      'version',
      'value',
      'is_contact',
      'changed_at',
      sql<string[]>`array(${selectFrom('contract_phone_number as link')
        .select('link.contract_id')
        .whereRef('link.customer_id', '=', 'phone_number.customer_id')
        .whereRef('link.phone_number_id', '=', 'phone_number.phone_number_id')
        .orderBy('link.contract_id')})`.as('contracts'),
    ])
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('phone_number_id'),
)

export async function findPhoneNumbers(db: Database, brand: BrandScope): Promise<Channel<PhoneItem>[]> {
  const rows = await phoneNumberRows(db, brand)
  return rows.map((row) => ({
    item: {
      id: row.phone_number_id,
      version: row.version,
      value: row.value,
      contracts: row.contracts,
      changedAt: row.changed_at,
    },
    isContact: row.is_contact,
  }))
}
