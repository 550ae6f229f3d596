import type { PermissionsOverview } from '@portal/contracts'
import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'
import { toAdvertisingPermissions, toEcoPermissions, toTrackingPermissions } from './consents.ts'
import { findConsents } from './permissions.repository.ts'
import { productConsent } from './product-consent.rules.ts'

/** All consents with a brand, in two statements. */
export async function permissionsOverview(db: Database, brand: BrandScope): Promise<PermissionsOverview> {
  const [stored, product] = await Promise.all([findConsents(db, brand), productConsent(db, brand)])
  return {
    eco: toEcoPermissions(stored.eco),
    advertising: toAdvertisingPermissions(stored.advertising, brand.tenantId),
    tracking: toTrackingPermissions(stored.tracking),
    productConsent: product,
  }
}
