import { useTenantAnnouncement } from '@portal/portal/host'
import { useEffect } from 'react'
import { useSession } from '../session/use-session.ts'
import { rememberTheme } from '../theme/remembered-theme.ts'
import { showTheme } from '../theme/show-theme.ts'
import { useTenant } from './use-tenant.ts'
import { useTenants } from './use-tenants.ts'

/** Tells everyone whose data is shown, and gives the page that brand's look, now and at the next load. */
export function TenantAnnouncer() {
  const { bus, mode } = useTenants()
  const session = useSession()
  useTenantAnnouncement(bus, mode.eventOf)
  const { tenantId, brand } = useTenant()

  useEffect(() => {
    showTheme(brand.theme)
    if (tenantId) rememberTheme(session.account, brand.theme)
  }, [session, tenantId, brand])

  return null
}
