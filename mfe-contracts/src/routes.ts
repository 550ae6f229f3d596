import { defineRoutes } from '@portal/contracts'

/** Every route of this tab. Pages with the same chunk name share a chunk. */
export const routes = defineRoutes({
  contracts: {
    path: '/',
    page: () => import(/* webpackMode: "eager" */ './overview/contracts-page.tsx'),
    eager: true,
  },
  contract: {
    path: '/contract/:contractId',
    page: () => import(/* webpackChunkName: "contract" */ './contract-page.tsx'),
    children: {
      lettersByEmail: {
        path: '/letters-by-email',
        dialog: () => import(/* webpackChunkName: "letters-dialogs" */ './paperless/to-email-dialog.tsx'),
      },
      lettersOnPaper: {
        path: '/letters-on-paper',
        dialog: () => import(/* webpackChunkName: "letters-dialogs" */ './paperless/to-paper-dialog.tsx'),
      },
    },
  },
  payments: {
    path: '/payment-list',
    page: () => import(/* webpackChunkName: "payments" */ './payments/payment-list-page.tsx'),
  },
  paymentType: {
    path: '/payment-list/:paymentType',
    page: () => import(/* webpackChunkName: "payments" */ './payments/payment-list-page.tsx'),
  },
  payment: {
    path: '/payment-list/:paymentType/:paymentId',
    page: () => import(/* webpackChunkName: "payments" */ './payments/payment-page.tsx'),
  },
  paymentNotFound: {
    path: '/payment-list/*',
    page: () => import(/* webpackChunkName: "payments" */ './payments/payment-not-found.tsx'),
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
