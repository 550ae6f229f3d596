import {
  COOKIE_CONSENT,
  consentNames,
  type PermissionsHistory,
  permissionKinds,
  type TenantId,
} from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { findActivities } from './activities.repository.ts'
import { findConsents } from './permissions.repository.ts'
import { productConsent } from './product-consent.rules.ts'

const PRODUCT_CONSENT = 'product-consent'

/** All consents of a brand in their shown order. */
const namesWith = (tenantId: TenantId) => [
  ...permissionKinds.flatMap((kind) => consentNames(kind, tenantId)),
  PRODUCT_CONSENT,
]

/** Far more than customers have; the export has all. Printing this many takes about a second. */
const MAX_PROOFS = 500

/**
 * Each consent with its proofs, in three statements. Consents of another release come last; of many proofs, the oldest
 * are omitted.
 */
export async function permissionsHistory(db: Database, brand: BrandScope): Promise<PermissionsHistory> {
  const [stored, product, found] = await Promise.all([
    findConsents(db, brand),
    productConsent(db, brand),
    findActivities(db, brand, MAX_PROOFS + 1),
  ])
  // Includes consents that this release does not know.
  const given = permissionKinds.flatMap((kind) => Object.entries(stored[kind].consents))
  const proofs = Map.groupBy(found.slice(0, MAX_PROOFS), ({ consent }) => consent)
  const cookies = proofs.get(COOKIE_CONSENT)?.[0]
  const flags = new Map([
    ...given,
    [PRODUCT_CONSENT, product.given],
    ...(cookies ? [[COOKIE_CONSENT, cookies.given] as const] : []),
  ])
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
