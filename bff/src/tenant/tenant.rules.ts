import type { IncomingHttpHeaders } from 'node:http'
import { type Call, type TenantId, THIRD_BRAND } from '@portal/contracts'
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

/** The last used brand, else the only one; undefined if the customer has to choose one, or has none in this portal. */
function ownBrand(account: Account): TenantId | undefined {
  const brands = brandsOf(account)
  const wanted = lastUsedBrand(account) ?? (brands.length === 1 ? brands[0] : undefined)
  return brands.find((brand) => brand === wanted)
}

/** A header without a value counts as missing. */
const requestedBrand = (headers: IncomingHttpHeaders) => headers.tenant?.toString() || undefined

/**
 * Whether a read leaves it to the BFF which brand is meant, and there is none. A page reads its first data ahead, together with the
 * profile that names the brand, so this is no mistake: the response is 204.
 */
export const readsNoBrand = (
  account: Account,
  call: Pick<Call, 'method' | 'tenant'>,
  headers: IncomingHttpHeaders,
) => call.tenant === true && call.method === 'GET' && !requestedBrand(headers) && !ownBrand(account)

/** A header may hold any text: only id-like values may be logged. */
const loggable = (tenantId: string) => (/^\w{1,16}$/.test(tenantId) ? tenantId : '(malformed)')

/**
 * The brand of a call: the requested one, else the customer's own.
 * @throws `unknown-tenant`, the same for a brand that does not exist and one that does not know the customer
 */
export function effectiveTenant(account: Account, headers: IncomingHttpHeaders): TenantId {
  const requested = requestedBrand(headers)
  const tenantId = requested ? brandsOf(account).find((brand) => brand === requested) : ownBrand(account)
  if (!tenantId) {
    const wanted = requested ?? lastUsedBrand(account) ?? 'unknown'
    const log = `Tenant ${loggable(wanted)} not found in business systems config`
    throw new ProblemError('unknown-tenant', { log })
  }
  return tenantId
}
