import { Outlet, ScrollRestoration } from 'react-router'
import { UnsavedInputGuard } from '../layouts/unsaved-input-guard.tsx'
import { RouteAnnouncement } from './route-announcement.tsx'

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
