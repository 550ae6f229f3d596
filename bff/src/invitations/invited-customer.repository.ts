import type { TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { type Invitation, invitingBrand } from './invitations.repository.ts'

export interface InvitedCustomer {
  name: string
  /** The inviting brand. */
  tenantId: TenantId
  address: {
    street: string
    houseNumber: string
    addition: string | null
    postalCode: string
    city: string
  }
}

const isBillingAddress = sql<boolean>`exists (
  select from contract_address as link where link.customer_id = address.customer_id
  and link.address_id = address.address_id and link.use = 'billing')`

/**
 * The recipient and the postal address: the billing address, else the correspondence address, else the delivery
 * address.
 * @throws if the brand knows no address, because then no invitation can exist
 */
export async function findInvitedCustomer(db: Database, customerId: string): Promise<InvitedCustomer> {
  const row = await db
    .selectFrom('address')
    .innerJoin('customer', 'customer.customer_id', 'address.customer_id')
    .select(['name', 'tenant_id', 'street', 'house_number', 'addition', 'postal_code', 'city'])
    .where('address.customer_id', '=', customerId)
    .where('tenant_id', '=', invitingBrand(sql`${customerId}`))
    .orderBy(isBillingAddress, 'desc')
    .orderBy('is_contact', 'desc')
    .orderBy('address_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { name, tenant_id: tenantId, street, house_number, addition, postal_code, city } = row
  return {
    name,
    tenantId,
    address: { street, houseNumber: house_number, addition, postalCode: postal_code, city },
  }
}

/** The customer's mail address at the inviting brand: the contact address, else a contract's address. */
export async function findInvitedAddress(
  db: Database,
  { customerId, tenantId }: Pick<Invitation, 'customerId' | 'tenantId'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('email_address')
    .select('value')
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('is_contact', 'desc')
    .orderBy('email_address_id')
    .executeTakeFirst()
  return row?.value ?? null
}
