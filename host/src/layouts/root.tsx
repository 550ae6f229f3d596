import { Outlet, ScrollRestoration } from 'react-router'
import { RouteAnnouncement } from '../route-announcement/route-announcement.tsx'
import { UnsavedInputGuard } from '../unsaved-input/unsaved-input-guard.tsx'

/** Around every layout. */
export function Root() {
  return (
    <>
      <ScrollRestoration />
      <UnsavedInputGuard />
      <Outlet />
      {/* Last, so that the page has opened its dialog, or has given the focus back to where one was opened. */}
      <RouteAnnouncement />
    </>
  )
}
