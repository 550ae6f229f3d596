import { defineRoutes } from '@portal/contracts'

/** Every route of this tab. Pages with the same chunk name share a chunk. */
export const routes = defineRoutes({
  overview: {
    path: '/',
    page: () => import(/* webpackMode: "eager" */ './overview-page.tsx'),
    eager: true,
    children: {
      emailReset: {
        path: '/email-reset',
        dialog: () =>
          import(/* webpackChunkName: "email-reset-dialog" */ './email-reset/email-reset-dialog.tsx'),
      },
      phonePin: {
        path: '/phone-pin',
        dialog: () => import(/* webpackChunkName: "change-pin-dialog" */ './phone-pin/change-pin-dialog.tsx'),
      },
      pinReset: {
        path: '/pin-reset',
        dialog: () => import(/* webpackChunkName: "reset-pin-dialog" */ './phone-pin/reset-pin-dialog.tsx'),
      },
    },
  },
  types: {
    path: '/types',
    page: () => import(/* webpackChunkName: "change-types" */ './change-types/change-types-page.tsx'),
  },
  events: {
    path: '/events',
    reads: ['getSecurityEvents'],
    page: () => import(/* webpackChunkName: "events" */ './events/events-page.tsx'),
    children: {
      reportActivity: {
        path: '/report',
        dialog: () => import(/* webpackChunkName: "report-dialog" */ './events/report-dialog.tsx'),
      },
      undoChange: {
        path: '/undo',
        dialog: () => import(/* webpackChunkName: "undo-dialog" */ './events/undo-dialog.tsx'),
      },
    },
  },
  devices: {
    path: '/devices',
    reads: ['getDevices'],
    page: () => import(/* webpackChunkName: "devices" */ './devices/devices-page.tsx'),
    children: {
      signOutOthers: {
        path: '/sign-out',
        dialog: () =>
          import(/* webpackChunkName: "sign-out-others-dialog" */ './devices/sign-out-others-dialog.tsx'),
      },
    },
  },
  passwordReset: {
    path: '/password-reset',
    page: () => import(/* webpackChunkName: "password-reset" */ './password-reset/password-reset-page.tsx'),
  },
  passwordResetSent: {
    path: '/password-reset/email',
    page: () =>
      import(/* webpackChunkName: "password-reset" */ './password-reset/password-reset-sent-page.tsx'),
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
