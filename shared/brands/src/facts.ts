// The build runs this module and those beside it that take from it: bundles get the values of the constants that they use.
// Contains what every page needs.
import type { Brand } from './brand.ts'
import * as list from './brands.ts'

export const brands = { ...list }

type Brands = typeof list
export type TenantId = keyof Brands

/** A brand of the group. The account is one, its contracts belong to a brand. */
export interface Tenant extends Pick<Brand, 'name' | 'imprintUrl' | 'aboutAccountUrl'> {
  id: TenantId
  theme: Brands[TenantId]['theme']
}

export const tenantIds = Object.keys(brands) as TenantId[]

export function ofEach<Value>(
  pick: (brand: Brand & Brands[TenantId], id: TenantId) => Value,
): Record<TenantId, Value> {
  return Object.fromEntries(tenantIds.map((id) => [id, pick(brands[id], id)])) as Record<TenantId, Value>
}

const withRole = (role: Brand['role']) => {
  const found = tenantIds.find((id) => brands[id].role === role)
  if (!found) throw new Error(`No brand is the ${role}`)
  return found
}

/** The name of the account, which is one for all brands. */
export const ACCOUNT_NAME = 'Nordtal Konto'

export const PARENT_BRAND = withRole('parent')

/** Customers of this brand have a portal of their own and cannot use this one. */
export const THIRD_BRAND = withRole('third')

export const tenants: Record<TenantId, Tenant> = ofEach(
  ({ name, theme, imprintUrl, aboutAccountUrl }, id) => ({ id, name, theme, imprintUrl, aboutAccountUrl }),
)
