import { type CallResponse, isConsumptionShown } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { findConsents } from '../permissions/permissions.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { findConsumption } from './consumption.repository.ts'

/**
 * Shows the consumption that the customer's consents allow. They are read each time, so that a withdrawal takes effect at
 * once.
 * @throws `consent-missing`
 */
export async function consumption(db: Database, brand: BrandScope): Promise<CallResponse<'getConsumption'>> {
  const { eco } = await findConsents(db, brand)
  if (!isConsumptionShown(eco.consents)) throw new ProblemError('consent-missing')
  return { contracts: await findConsumption(db, brand) }
}
