import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'

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
