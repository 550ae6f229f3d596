import type { Database } from '../database/open-database.ts'
import type { Customer } from './business-systems.ts'

/** The systems that know a customer, with or without an account. */
export async function findStoredSystems(
  db: Database,
  customerId: string,
): Promise<Customer['businessSystems']> {
  return db
    .selectFrom('business_system')
    .select(['tenant_id as tenantId', 'system'])
    .where('customer_id', '=', customerId)
    .execute()
}
