import type { Address, CustomerProfile } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { BrandScope } from '../database/row-types.ts'

const contractsServedAs = (use: 'billing' | 'delivery') =>
  sql<string[]>`array(
    select link.contract_id from contract_address as link
    where link.customer_id = address.customer_id and link.address_id = address.address_id and link.use = ${use}
    order by link.contract_id)`

const addressRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('address')
    .select([
      'address_id',
      'street',
      'house_number',
      'addition',
      'postal_code',
      'city',
      'is_contact',
      'changed_at',
      contractsServedAs('billing').as('billing'),
      contractsServedAs('delivery').as('delivery'),
    ])
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('address_id'),
)

type AddressRow = Awaited<ReturnType<typeof addressRows>>[number]

const toAddress = (row: AddressRow, contracts: string[], changeableBy: Address['changeableBy']) => ({
  id: row.address_id,
  street: row.street,
  houseNumber: row.house_number,
  addition: row.addition,
  postalCode: row.postal_code,
  city: row.city,
  contracts,
  changedAt: row.changed_at,
  changeableBy,
})

const withContracts = ({ contracts }: { contracts: string[] }) => contracts.length > 0

/** Lists an address under each of its uses, with the contracts of that use. */
export async function findAddresses(
  db: Database,
  brand: BrandScope,
): Promise<CustomerProfile['addressData']> {
  const rows = await addressRows(db, brand)
  return {
    billingAddresses: rows.map((row) => toAddress(row, row.billing, 'service')).filter(withContracts),
    contactAddresses: rows.filter((row) => row.is_contact).map((row) => toAddress(row, [], 'service')),
    deliveryAddresses: rows.map((row) => toAddress(row, row.delivery, 'relocation')).filter(withContracts),
  }
}
