import type { ContractConsumption } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { BrandScope } from '../database/row-types.ts'

const consumptionRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('consumption')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.customer_id', '=', 'consumption.customer_id')
        .onRef('contract.contract_id', '=', 'consumption.contract_id'),
    )
    .select(['consumption.contract_id', 'consumption.unit', 'consumption.month', 'consumption.amount'])
    .where('consumption.customer_id', '=', customerId)
    .where('contract.tenant_id', '=', tenantId)
    .orderBy('contract.term_start')
    .orderBy('consumption.contract_id')
    .orderBy('consumption.month'),
)

/** All months of all contracts with a brand, in one statement. */
export async function findConsumption(db: Database, brand: BrandScope): Promise<ContractConsumption[]> {
  const rows = await consumptionRows(db, { ...brand })
  const contracts = Map.groupBy(rows, ({ contract_id }) => contract_id)
  return [...contracts].flatMap(([contractId, [first, ...others]]) =>
    first
      ? [
          {
            contractId,
            unit: first.unit,
            months: [first, ...others].map(({ month, amount }) => ({ month: month.slice(0, 7), amount })),
          },
        ]
      : [],
  )
}
