import { defineRoutes } from '@portal/contracts'

/** Every route of this tab: what it mounts, links to and lets statistics count. */
export const routes = defineRoutes({
  overview: {
    path: '/',
    page: () => import(/* webpackMode: "eager" */ './overview-page.tsx'),
    eager: true,
  },
  devices: {
    path: '/devices',
    page: () => import(/* webpackChunkName: "devices" */ './devices/devices-page.tsx'),
  },
  notFound: {
    path: '/*',
    page: () => import(/* webpackMode: "eager" */ './not-found.tsx'),
    eager: true,
  },
})

declare module '@portal/portal' {
  interface RemoteRoutes {
    table: typeof routes
  }
}
