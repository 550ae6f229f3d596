import { ACCOUNT_NAME, type TenantId } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'

interface NewAccount {
  customerId: string
  subject: string
  eMailAddress: string
}

/** Replaces a deleted account if the customer had one before. */
export async function insertAccount(
  trx: Database,
  { customerId, subject, eMailAddress }: NewAccount,
): Promise<void> {
  await trx
    .deleteFrom('account')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'deleted')
    .execute()
  await trx.insertInto('account').values({ customer_id: customerId, subject, email: eMailAddress }).execute()
}

/** The inviting brand is shown first. */
export async function rememberBrand(trx: Database, customerId: string, tenantId: TenantId): Promise<void> {
  await trx
    .updateTable('account')
    .set({ last_used_name: ACCOUNT_NAME, last_used_tenant_id: tenantId })
    .where('customer_id', '=', customerId)
    .execute()
}

/** The sign-in no longer belongs to a customer. */
export async function deleteAccountRow(trx: Database, customerId: string): Promise<void> {
  await trx.deleteFrom('account').where('customer_id', '=', customerId).execute()
}
