import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'

/** @returns the contracts whose setting changed */
export async function setPaperless(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  contractIds: string[],
  isPaperless: boolean,
): Promise<string[]> {
  if (contractIds.length === 0) return []
  const rows = await trx
    .updateTable('contract')
    .set({ is_paperless: isPaperless })
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .where('contract_id', 'in', contractIds)
    .where('is_paperless', '!=', isPaperless)
    .returning('contract_id')
    .execute()
  return rows.map((row) => row.contract_id)
}
