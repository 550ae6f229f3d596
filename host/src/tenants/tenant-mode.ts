import { businessSystemOf, type TenantEvent, type TenantId, type UserProfile } from '@portal/contracts'
import { type Bus, tenantEventOf } from '@portal/portal/host'
import { rememberedTenant, rememberTenant } from './remembered-tenant.ts'

/** The tenant is that of the last used application (mEK), or the one that the customer has selected. */
type Mode = { mode: 'mEK' } | { mode: 'selected'; tenantId: TenantId }

export interface TenantMode {
  readonly current: Mode
  /** The effective tenant as an event: the selected one, else that of the last used application. */
  eventOf(profile: UserProfile): TenantEvent
  /**
   * Selects a brand for this customer in this browser tab, and publishes it.
   * @throws Error if the customer is not in the brand's system
   */
  select(profile: UserProfile, tenantId: TenantId): void
}

/** @param account the owner of the selection. Another customer in the same browser tab has no selection. */
export function createTenantMode(bus: Bus, account: string | undefined): TenantMode {
  let current: Mode = { mode: 'mEK' }

  return {
    get current() {
      return current
    },
    eventOf(profile) {
      const remembered = rememberedTenant(account)
      const known = profile.businessSystems.find(({ tenantId }) => tenantId === remembered)
      if (known) current = { mode: 'selected', tenantId: known.tenantId }
      return tenantEventOf(profile, current.mode === 'selected' ? current.tenantId : undefined)
    },
    select(profile, tenantId) {
      current = { mode: 'selected', tenantId: businessSystemOf(profile, tenantId).tenantId }
      rememberTenant(account, tenantId)
      bus.publish({ type: 'tenant.defined', tenantId })
    },
  }
}
