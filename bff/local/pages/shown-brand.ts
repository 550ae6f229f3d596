import { PARENT_BRAND, type TenantId, tenants } from '@portal/contracts'
import type { FastifyRequest } from 'fastify'

// Cookies ignore ports: the portal has others on localhost.
const COOKIE = 'identity_brand'
const MAX_AGE_SECONDS = 3600

const withTheme = (theme: unknown) => Object.values(tenants).find((tenant) => tenant.theme === theme)

/**
 * The cookie of the brand in which the customer has come: a sign-in passes it as `ext-brand`, and Auth0 hands parameters of this
 * prefix to its pages. A sign-in without a brand deletes it.
 */
export function brandCookie(query: unknown): string {
  const theme = typeof query === 'object' && query && 'ext-brand' in query ? query['ext-brand'] : undefined
  const known = withTheme(theme)?.theme
  const value = known ? `${known}; Max-Age=${MAX_AGE_SECONDS}` : '; Max-Age=0'
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`
}

/** The brand in which pages are shown: that of the sign-in, else the parent, whose account it is. */
export function shownBrand({ headers }: FastifyRequest): TenantId {
  const theme = headers.cookie?.match(new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`))?.[1]
  return withTheme(theme)?.id ?? PARENT_BRAND
}
