import { consentNames, type PermissionsHistory, permissionKinds, type TenantId } from '@portal/contracts'
import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'
import { findActivities } from './activities.repository.ts'
import { findConsents } from './permissions.repository.ts'
import { productConsent } from './product-consent.rules.ts'

const PRODUCT_CONSENT = 'product-consent'

/** All that can be agreed to with a brand, in the order in which it is shown. */
const namesWith = (tenantId: TenantId) => [
  ...permissionKinds.flatMap((kind) => consentNames(kind, tenantId)),
  PRODUCT_CONSENT,
]

/** Far more than customers decide; the export has all. To print so many takes a thread about a second. */
const MAX_PROOFS = 500

/**
 * Each consent with its proofs, in three statements. What another release wrote comes last; of very many proofs, the
 * oldest are left out.
 */
export async function permissionsHistory(db: Database, brand: BrandScope): Promise<PermissionsHistory> {
  const [stored, product, found] = await Promise.all([
    findConsents(db, brand),
    productConsent(db, brand),
    findActivities(db, brand, MAX_PROOFS + 1),
  ])
  // Also of what this release does not know.
  const given = permissionKinds.flatMap((kind) => Object.entries(stored[kind].consents))
  const flags = new Map([...given, [PRODUCT_CONSENT, product.given]])
  const proofs = Map.groupBy(found.slice(0, MAX_PROOFS), ({ consent }) => consent)
  const names = new Set([...namesWith(brand.tenantId), ...flags.keys(), ...proofs.keys()])
  return {
    consents: [...names].map((name) => ({
      consent: name,
      given: flags.get(name) ?? false,
      changes: (proofs.get(name) ?? []).map(({ consent: _, ...change }) => change),
    })),
    isComplete: found.length <= MAX_PROOFS,
  }
}
