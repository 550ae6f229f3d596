import { defineRoutes, type PlainKind, plainKinds } from '@portal/contracts'
import type { ReactNode } from 'react'

/** A dialog for each plain kind of consent. */
const kindRoutes = Object.fromEntries(
  plainKinds.map((kind) => [
    kind,
    {
      path: `/${kind}`,
      dialog: async () => {
        const { kindDialogs } = await import(/* webpackChunkName: "kind-dialogs" */ './kind-dialogs.tsx')
        return { default: kindDialogs[kind] }
      },
    },
  ]),
) as { [Kind in PlainKind]: { path: `/${Kind}`; dialog: () => Promise<{ default: () => ReactNode }> } }

/** Routes with the same chunk name load together. */
export const routes = defineRoutes({
  revocations: {
    page: () => import(/* webpackMode: "eager" */ './revocations.tsx'),
    eager: true,
    children: {
      overview: {
        path: '/',
        page: () => import(/* webpackMode: "eager" */ './overview-page.tsx'),
        eager: true,
        reads: ['getPermissionsOverview'],
        children: {
          advertising: {
            path: '/advertising',
            dialog: () =>
              import(/* webpackChunkName: "permission-dialogs" */ './advertising/advertising-dialog.tsx'),
          },
          customerMatch: {
            path: '/customer-match',
            dialog: () =>
              import(/* webpackChunkName: "permission-dialogs" */ './advertising/customer-match-dialog.tsx'),
          },
          ...kindRoutes,
          interestProfile: {
            path: '/interest-profile',
            dialog: () =>
              import(
                /* webpackChunkName: "interest-profile-dialog" */ './interest-profile/interest-profile-dialog.tsx'
              ),
          },
          letterAdvertising: {
            path: '/letter-advertising',
            dialog: () =>
              import(/* webpackChunkName: "letter-dialogs" */ './letter-advertising/letter-dialog.tsx'),
          },
          partners: {
            path: '/partners',
            dialog: () => import(/* webpackChunkName: "partners-dialog" */ './partners/partners-dialog.tsx'),
          },
          revocation: {
            path: '/revocation',
            dialog: () =>
              import(/* webpackChunkName: "revocation-dialog" */ './revocation/revocation-dialog.tsx'),
          },
        },
      },
      dataVisualization: {
        path: '/data-visualization',
        reads: ['getPermissionsOverview'],
        page: () =>
          import(
            /* webpackChunkName: "data-visualization" */ './data-visualization/data-visualization-page.tsx'
          ),
      },
      deleteAccount: {
        path: '/delete-account',
        reads: ['getDeletionStatus'],
        page: () =>
          import(/* webpackChunkName: "delete-account" */ './delete-account/delete-account-page.tsx'),
        children: {
          confirmDeletion: {
            path: '/confirm',
            dialog: () =>
              import(
                /* webpackChunkName: "delete-account-dialog" */ './delete-account/delete-account-dialog.tsx'
              ),
          },
        },
      },
      history: {
        path: '/history',
        reads: ['getPermissionsHistory'],
        page: () => import(/* webpackChunkName: "history" */ './history/history-page.tsx'),
      },
      myData: {
        path: '/my-data',
        page: () => import(/* webpackChunkName: "my-data" */ './my-data/my-data-page.tsx'),
      },
      notFound: {
        path: '/*',
        page: () => import(/* webpackMode: "eager" */ './not-found.tsx'),
        eager: true,
      },
    },
  },
})

declare module '@portal/portal' {
  interface RemoteRoutes {
    table: typeof routes
  }
}
