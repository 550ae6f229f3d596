import { Outlet } from 'react-router'
import { useSession } from '../session/use-session.ts'
import { PageTheme } from './page-theme.tsx'
import { TenantAnnouncer } from './tenant-announcer.tsx'
import { TenantSwitch } from './tenant-switch.tsx'

/** Around every page that may request data of the account: all but the linking page and the sign-out. */
export function Account() {
  const session = useSession()
  return (
    <>
      <PageTheme />
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
