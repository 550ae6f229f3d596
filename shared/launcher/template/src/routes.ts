import { defineRoutes } from '@portal/contracts'

/** All routes of this tab. The router, links and statistics use them. */
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
