import { useTenantAnnouncement } from '@portal/portal/host'
import { useEffect } from 'react'
import { showLook } from '../brand-look/brand-look.ts'
import { keepLook } from '../brand-look/kept-look.ts'
import { useSession } from '../session/use-session.ts'
import { useTenant } from './use-tenant.ts'
import { useTenants } from './use-tenants.ts'

/** Tells everyone whose data is shown, and gives the page that brand's look, now and at the next load. */
export function TenantAnnouncer() {
  const { bus, mode } = useTenants()
  const session = useSession()
  useTenantAnnouncement(bus, mode.eventOf)
  const { tenantId, brand } = useTenant()

  useEffect(() => {
    showLook(brand.theme)
    if (tenantId) keepLook(session.account, brand.theme)
  }, [session, tenantId, brand])

  return null
}
