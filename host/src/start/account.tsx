import { Outlet } from 'react-router'
import { TenantSwitch } from '../tenants/tenant-switch.tsx'
import { useHost } from './host-context.ts'
import { TenantAnnouncer } from './tenant-announcer.tsx'

/** Around every page on which something of the account may be asked for: that is all but the one that links it first. */
export function Account() {
  const { session } = useHost()
  return (
    <>
      {session.signedIn && (
        <>
          <TenantAnnouncer />
          <TenantSwitch />
        </>
      )}
      <Outlet />
    </>
  )
}
