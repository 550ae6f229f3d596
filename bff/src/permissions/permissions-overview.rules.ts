import { byKind, type PermissionsOverview } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { findConsents } from './permissions.repository.ts'
import { toPermissions } from './permissions.rules.ts'
import { productConsent } from './product-consent.rules.ts'

/** All consents with a brand, in two statements. */
export async function permissionsOverview(db: Database, brand: BrandScope): Promise<PermissionsOverview> {
  const [stored, product] = await Promise.all([findConsents(db, brand), productConsent(db, brand)])
  const kinds = byKind((kind) => toPermissions(kind, stored[kind], brand.tenantId))
  return { ...kinds, productConsent: product } as PermissionsOverview
}
