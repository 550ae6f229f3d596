import { isRefusedAs, useUserProfile } from '@portal/bff-client'
import type { TenantEvent, TenantId, UserProfile } from '@portal/contracts'
import { useEffect } from 'react'
import type { Bus } from './bus.ts'

/** Whose data is shown: that of the selected brand, else of the last used application. */
export function tenantEventOf(profile: UserProfile, selected?: TenantId): TenantEvent {
  const tenantId = selected ?? profile.lastUsedApplication?.tenantId
  return tenantId ? { type: 'tenant.defined', tenantId } : { type: 'tenant.unknown' }
}

/** Whether a call was refused because this customer's brand has a portal of its own. */
export const isThirdBrand = (error: unknown) => isRefusedAs('third-brand', error)

/**
 * Tells the bus whose data is shown, as soon as the user profile says so. Any failure but the third brand says nothing
 * about the tenant. For the owner of the page only.
 * @param eventOf reads the profile; where a brand can be selected, its owner knows more than the profile
 */
export function useTenantAnnouncement(
  bus: Bus,
  eventOf: (profile: UserProfile) => TenantEvent = tenantEventOf,
): void {
  const { data: profile, error } = useUserProfile()
  useEffect(() => {
    // A tenant that was selected meanwhile outlives a reload of the profile.
    if (profile && !bus.tenant) bus.publish(eventOf(profile))
    if (isThirdBrand(error)) bus.publish({ type: 'tenant.third-brand' })
  }, [bus, eventOf, profile, error])
}
