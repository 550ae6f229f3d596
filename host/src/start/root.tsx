import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { isAccountLinking } from '../account-linking/account-linking-path.ts'
import { UnsavedInputGuard } from '../layouts/unsaved-input-guard.tsx'
import { SIGN_OUT_PATH } from '../session/use-sign-out.ts'
import { TenantSwitch } from '../tenants/tenant-switch.tsx'
import { useHost } from './host-context.ts'
import { RouteAnnouncement } from './route-announcement.tsx'
import { TenantAnnouncer } from './tenant-announcer.tsx'

/** Around every layout. */
export function Root() {
  const { session } = useHost()
  const { pathname } = useLocation()
  // Who leaves has an empty cache, which must not ask for them again.
  const isElsewhere = isAccountLinking(pathname) || pathname === SIGN_OUT_PATH
  return (
    <>
      {session.signedIn && !isElsewhere && (
        <>
          <TenantAnnouncer />
          <TenantSwitch />
        </>
      )}
      <ScrollRestoration />
      <UnsavedInputGuard />
      <Outlet />
      {/* Last, so that the page has opened its dialog, or has given the focus back to where one was opened. */}
      <RouteAnnouncement />
    </>
  )
}
