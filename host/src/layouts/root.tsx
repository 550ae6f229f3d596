import { FailureBoundary } from '@portal/portal/host'
import { Outlet, ScrollRestoration } from 'react-router'
import { RouteAnnouncement } from '../route-announcement/route-announcement.tsx'
import { NavigationGuard } from '../unsaved-input/navigation-guard.tsx'

/** The parent of every layout. */
export function Root() {
  return (
    <FailureBoundary>
      <ScrollRestoration />
      <NavigationGuard />
      <Outlet />
      {/* Last, so that the page has opened its dialog, or has returned the focus to the opener. */}
      <RouteAnnouncement />
    </FailureBoundary>
  )
}
