import { type Consents, currentWordingVersion, permissionKinds, type TenantId } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { findConsents } from './permissions.repository.ts'
import { changePermissions } from './permissions.rules.ts'

const withoutAny = (consents: Consents): Consents =>
  Object.fromEntries(
    Object.entries(consents)
      .filter(([, given]) => given)
      .map(([name]) => [name, false]),
  )

/**
 * Withdraws every given consent with these brands, each with a proof. Letters need an objection, which is final, so it stays a
 * decision of its own.
 * @returns the brands with a withdrawn consent
 */
export async function withdrawAll(
  trx: Database,
  customerId: string,
  tenantIds: readonly TenantId[],
): Promise<TenantId[]> {
  const withdrawn = new Set<TenantId>()
  for (const tenantId of tenantIds) {
    const brand = { customerId, tenantId }
    const stored = await findConsents(trx, brand)
    for (const kind of permissionKinds) {
      const { version, consents } = stored[kind]
      const wanted = withoutAny(consents)
      if (Object.keys(wanted).length === 0) continue
      await changePermissions(trx, brand, kind, {
        consents: wanted,
        version,
        wordingVersion: currentWordingVersion,
      })
      withdrawn.add(tenantId)
    }
  }
  return [...withdrawn]
}
