import { type TenantId, THIRD_BRAND } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'

/** The brands of this portal that know the customer. */
const brandsOf = (account: Account): TenantId[] =>
  account.businessSystems.map((system) => system.tenantId).filter((tenantId) => tenantId !== THIRD_BRAND)

/** Whether only the third brand knows the customer. */
export function isThirdBrandCustomer(account: Account): boolean {
  return account.businessSystems.length > 0 && brandsOf(account).length === 0
}

function lastUsedBrand({ lastUsedApplication }: Account): TenantId | undefined {
  return lastUsedApplication?.tenantId === THIRD_BRAND ? undefined : lastUsedApplication?.tenantId
}

/** A header may hold any text: only id-like values may be logged. */
const loggable = (tenantId: string) => (/^\w{1,16}$/.test(tenantId) ? tenantId : '(malformed)')

/**
 * The brand of a call: the requested one, else the last used one, else the only one.
 * @throws `unknown-tenant`, the same for a brand that does not exist and one that does not know the customer
 */
export function effectiveTenant(account: Account, requested: string | undefined): TenantId {
  const brands = brandsOf(account)
  const wanted =
    requested ?? lastUsedBrand(account) ?? (brands.length === 1 ? brands[0] : undefined) ?? 'unknown'
  const tenantId = brands.find((brand) => brand === wanted)
  if (!tenantId) {
    const log = `Tenant ${loggable(wanted)} not found in business systems config`
    throw new ProblemError('unknown-tenant', { log })
  }
  return tenantId
}
