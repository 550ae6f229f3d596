import { randomUUID } from 'node:crypto'
import type { TestPortal } from './test-portal.ts'
import { personCalled } from './test-provider.ts'

/** Confirms these addresses for another brand, so that this brand accepts them at once. */
export async function confirmAddresses(
  { db }: TestPortal,
  as: string,
  ...addresses: string[]
): Promise<void> {
  const { customerId } = personCalled(as)
  const rows = addresses.map((value) => ({
    customer_id: customerId,
    tenant_id: '200' as const,
    email_address_id: randomUUID(),
    value,
    is_contact: true,
  }))
  await db.insertInto('email_address').values(rows).execute()
}
