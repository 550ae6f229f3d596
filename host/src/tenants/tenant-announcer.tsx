import { useTenantAnnouncement } from '@portal/portal'
import { useEffect } from 'react'
import { showLook } from '../brand-look/brand-look.ts'
import { keepLook } from '../brand-look/kept-look.ts'
import { useHost } from '../start/host-context.ts'
import { useTenant } from './use-tenant.ts'

/** Tells everyone whose data is shown, and gives the page that brand's look, now and at the next load. */
export function TenantAnnouncer() {
  const { bus, tenantMode, session } = useHost()
  useTenantAnnouncement(bus, tenantMode.eventOf)
  const { tenantId, brand } = useTenant()

  useEffect(() => {
    showLook(brand.theme)
    if (tenantId) keepLook(session.account, brand.theme)
  }, [session, tenantId, brand])

  return null
}
