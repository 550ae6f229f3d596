import { isRefusedAs, useUserProfile } from '@portal/bff-client'
import type { TenantEvent, TenantId, UserProfile } from '@portal/contracts'
import { useEffect } from 'react'
import type { Bus } from './bus.ts'

/** The event for the selected brand, else for the brand of the last used application. */
export function tenantEventOf(profile: UserProfile, selected?: TenantId): TenantEvent {
  const tenantId = selected ?? profile.lastUsedApplication?.tenantId
  return tenantId ? { type: 'tenant.defined', tenantId } : { type: 'tenant.unknown' }
}

/** Whether a call was refused because this customer's brand has its own portal. */
export const isThirdBrand = (error: unknown) => isRefusedAs('third-brand', error)

/**
 * Publishes the tenant on the bus once the user profile is loaded. The third brand is the only error that is published.
 * For the owner of the page only.
 * @param eventOf derives the event from the profile; a page with a brand selection passes its own
 */
export function useTenantAnnouncement(
  bus: Bus,
  eventOf: (profile: UserProfile) => TenantEvent = tenantEventOf,
): void {
  const { data: profile, error } = useUserProfile()
  useEffect(() => {
    // A reload of the profile does not replace a tenant that was selected meanwhile.
    if (profile && !bus.tenant) bus.publish(eventOf(profile))
    if (isThirdBrand(error)) bus.publish({ type: 'tenant.third-brand' })
  }, [bus, eventOf, profile, error])
}
