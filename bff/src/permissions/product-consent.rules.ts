import { currentWordingVersion, type ProductConsent } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { insertActivities } from './activities.repository.ts'
import { findObjection, insertObjection } from './product-objections.repository.ts'

/** The law grants this permission (§ 7 (3) UWG) until the customer objects. */
export async function productConsent(db: Database, brand: BrandScope): Promise<ProductConsent> {
  const objectedAt = await findObjection(db, brand)
  return { given: objectedAt === null, objectedAt }
}

/** @throws `already-objected` */
export async function objectToProductConsent(trx: Database, brand: BrandScope): Promise<ProductConsent> {
  const objectedAt = await insertObjection(trx, brand)
  if (!objectedAt) throw new ProblemError('already-objected')
  const proof = { consent: 'product-consent', given: false, wordingVersion: currentWordingVersion }
  await insertActivities(trx, brand, [proof])
  return { given: false, objectedAt }
}
