// Links of the list of contracts. Separate from links.ts and details.ts, because its tab loads this first.
import type { Brand } from './brand.ts'
import { ofEach, type TenantId } from './facts.ts'

/** Where each brand takes cancellations (§ 312k BGB). */
export const cancellationUrls: Record<TenantId, string> = ofEach(({ links }) => links.cancellation)

/** The web account of each brand that has one. */
export const webAccounts: Record<TenantId, { name: string; url: string } | undefined> = ofEach(
  ({ services }: Brand) => {
    const account = services.find(({ icon }) => icon === 'web-account')
    return account && { name: account.name, url: account.url }
  },
)
