import * as v from 'valibot'

/** A brand of the group. The account is one, its contracts belong to a brand. */
export interface Tenant {
  id: TenantId
  name: string
  /** Names the token set in `shared/ui`: `data-theme` on the root element. */
  theme: 'nordtal' | 'flinkstrom' | 'solhaus'
  /** Where a contract is cancelled without signing in (§ 312k BGB). */
  cancellationUrl: string
  imprintUrl: string
  aboutAccountUrl: string
}

export const TenantIdSchema = v.picklist(['100', '200', '500'])
export type TenantId = v.InferOutput<typeof TenantIdSchema>

/** Customers of this brand have a portal of their own and cannot use this one. */
export const THIRD_BRAND: TenantId = '500'

export const tenants: Record<TenantId, Tenant> = {
  '100': {
    id: '100',
    name: 'Nordtal Energie',
    theme: 'nordtal',
    cancellationUrl: 'https://www.nordtal-energie.example/kuendigung',
    imprintUrl: 'https://www.nordtal-energie.example/impressum',
    aboutAccountUrl: 'https://www.nordtal-energie.example/konto',
  },
  '200': {
    id: '200',
    name: 'Flinkstrom',
    theme: 'flinkstrom',
    cancellationUrl: 'https://www.flinkstrom.example/kuendigen',
    imprintUrl: 'https://www.flinkstrom.example/impressum',
    aboutAccountUrl: 'https://www.flinkstrom.example/konto',
  },
  '500': {
    id: '500',
    name: 'Solhaus',
    theme: 'solhaus',
    cancellationUrl: 'https://www.solhaus.example/kuendigung',
    imprintUrl: 'https://www.solhaus.example/impressum',
    aboutAccountUrl: 'https://www.solhaus.example/konto',
  },
}
