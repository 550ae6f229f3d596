import { useTenantAnnouncement } from '@portal/portal/host'
import { useEffect } from 'react'
import { useSession } from '../session/use-session.ts'
import { rememberTheme } from '../theme/remembered-theme.ts'
import { useTenants } from './tenants.ts'
import { useTenant } from './use-tenant.ts'

/** Publishes the brand whose data is shown, and remembers its theme for the next load. */
export function TenantAnnouncer() {
  const { bus, mode } = useTenants()
  const session = useSession()
  useTenantAnnouncement(bus, mode.eventOf)
  const { tenantId, brand } = useTenant()

  useEffect(() => {
    if (tenantId) rememberTheme(session.account, brand.theme)
  }, [session, tenantId, brand])

  return null
}
