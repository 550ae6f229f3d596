import type { CallResponse } from '@portal/contracts'
import { findConsumption } from '../consumption/consumption.repository.ts'
import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'

/** Meters count from zero: the latest reading is the sum of what was measured. */
export async function meterReadings(
  db: Database,
  brand: BrandScope,
): Promise<CallResponse<'getMeterReadings'>> {
  const contracts = await findConsumption(db, brand)
  return {
    readings: contracts.flatMap(({ contractId, unit, months }) => {
      const last = months.at(-1)
      const value = months.reduce((sum, { amount }) => sum + amount, 0)
      return last ? [{ contractId, unit, readOn: `${last.month}-01`, value }] : []
    }),
  }
}
