import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { RouteAnnouncement } from '../route-announcement/route-announcement.tsx'
import { NavigationGuard } from '../unsaved-input/navigation-guard.tsx'

/** The first page of every document has the key `default`: only its address tells it from that of an earlier document. */
const positionKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key

/** The parent of every layout. */
export function Root() {
  return (
    <>
      <ScrollRestoration getKey={positionKey} />
      <NavigationGuard />
      <Outlet />
      {/* Last, so that the page has opened its dialog, or has returned the focus to the opener. */}
      <RouteAnnouncement />
    </>
  )
}
