import { Outlet } from 'react-router'
import { useSession } from '../session/use-session.ts'
import { TenantAnnouncer } from './tenant-announcer.tsx'
import { TenantSwitch } from './tenant-switch.tsx'

/** Around every page on which something of the account may be asked for: that is all but the one that links it first. */
export function Account() {
  const session = useSession()
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
