import { businessSystemOf, type TenantEvent, type TenantId, type UserProfile } from '@portal/contracts'
import { type Bus, tenantEventOf } from '@portal/portal/host'
import { keepTenant, keptTenant } from './kept-tenant.ts'

/** How the tenant is found: by the last used application (mEK), or by what the customer has selected. */
type Mode = { mode: 'mEK' } | { mode: 'selected'; tenantId: TenantId }

export interface TenantMode {
  readonly current: Mode
  /** The effective tenant as an event: the selected one, else that of the last used application. */
  eventOf(profile: UserProfile): TenantEvent
  /**
   * Selects a brand, for this customer in this tab, and tells everyone.
   * @throws Error when the brand does not know the customer
   */
  select(profile: UserProfile, tenantId: TenantId): void
}

/** @param account whose selection counts; another customer in the same tab begins anew */
export function createTenantMode(bus: Bus, account: string | undefined): TenantMode {
  let current: Mode = { mode: 'mEK' }

  return {
    get current() {
      return current
    },
    eventOf(profile) {
      const kept = keptTenant(account)
      const known = profile.businessSystems.find(({ tenantId }) => tenantId === kept)
      if (known) current = { mode: 'selected', tenantId: known.tenantId }
      return tenantEventOf(profile, current.mode === 'selected' ? current.tenantId : undefined)
    },
    select(profile, tenantId) {
      current = { mode: 'selected', tenantId: businessSystemOf(profile, tenantId).tenantId }
      keepTenant(account, tenantId)
      bus.publish({ type: 'tenant.defined', tenantId })
    },
  }
}
