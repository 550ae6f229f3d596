import type { Contract } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

const contractRows = prepared((db, { customerId }: { customerId: string }) =>
  db
    .selectFrom('contract')
    .innerJoin('payment_method', (join) =>
      join
        .onRef('payment_method.customer_id', '=', 'contract.customer_id')
        .onRef('payment_method.payment_method_id', '=', 'contract.payment_method_id'),
    )
    .select([
      'contract.contract_id',
      'contract.tenant_id',
      'contract.contract_number',
      'contract.number_changed_at',
      'contract.product_name',
      'contract.business_area',
      'contract.commodity',
      'contract.tariff',
      'contract.term_start',
      'contract.term_end',
      'contract.is_paperless',
      'payment_method.kind',
    ])
    .where('contract.customer_id', '=', customerId)
    .orderBy('contract.term_start')
    .orderBy('contract.contract_id'),
)

/** The customer's contracts with all brands, the oldest first. */
export async function findContracts(db: Database, customerId: string): Promise<Contract[]> {
  const rows = await contractRows(db, { customerId })
  return rows.map((row) => ({
    contractId: row.contract_id,
    tenantId: row.tenant_id,
    contractNumber: row.contract_number,
    numberChangedAt: row.number_changed_at,
    productName: row.product_name,
    businessArea: row.business_area,
    ...(row.commodity && { commodity: row.commodity }),
    tariff: row.tariff,
    termStart: row.term_start,
    ...(row.term_end && { termEnd: row.term_end }),
    isPaperlessCommunication: row.is_paperless,
    paymentKind: row.kind,
  }))
}
