import * as v from 'valibot'
import { type Client, type IdentitySettings, otherSite } from './identity-options.ts'

const Input = v.fallback(v.object({ client: v.optional(v.string()) }), {})

/**
 * The site where the customer has begun, as the pages of a sign-in, a sign-up and a reset pass it on. Undefined for the portal. Only the
 * id of a known client counts, so that no link to these pages is an open redirect.
 */
export const siteIn = (settings: IdentitySettings, input: unknown): Client | undefined =>
  otherSite(settings, v.parse(Input, input).client)

/** The part of a query that passes it on. */
export const siteParameters = (site: Client | undefined): { client?: string } =>
  site ? { client: site.id } : {}

/** A link to a page that passes it on. */
export const withSite = (path: string, site: Client | undefined): string =>
  site ? `${path}?${new URLSearchParams(siteParameters(site))}` : path

/** Where the customer goes on: at that site, else at this address of the portal. */
export const homeOf = (site: Client | undefined, ofPortal: string): string => site?.redirects[0] ?? ofPortal
