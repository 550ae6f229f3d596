import { defineRoutes } from '@portal/contracts'
import { CONTACT } from './contact-path.ts'

const contact = {
  path: CONTACT,
  dialog: () => import(/* webpackChunkName: "contact-dialog" */ './contact-dialog.tsx'),
} as const

/** The contact dialog above a screen. Each screen has its own, because route names are unique. */
const contactAbove = <Name extends string>(screen: Name) =>
  ({ [`${screen}Contact`]: contact }) as { [Contact in `${Name}Contact`]: typeof contact }

/**
 * Every route of the journey. The renewal pages are one chunk, and so are the pages with the form for a code. A code link is
 * the only path that contains a code.
 */
export const routes = defineRoutes({
  journey: {
    page: () => import(/* webpackMode: "eager" */ './journey-frame.tsx'),
    eager: true,
    children: {
      code: {
        path: '/:registrationCode',
        page: () => import(/* webpackMode: "eager" */ './code-entry/opened-code.tsx'),
        eager: true,
      },
      screens: {
        page: () => import(/* webpackMode: "eager" */ './guarded-screens.tsx'),
        eager: true,
        children: {
          start: {
            path: '/',
            page: () => import(/* webpackMode: "eager" */ './start-page.tsx'),
            eager: true,
            children: contactAbove('start'),
          },
          unreadable: {
            path: '/unreadable',
            page: () => import(/* webpackChunkName: "code-entry" */ './code-entry/wrong-code-page.tsx'),
            children: contactAbove('unreadable'),
          },
          unknown: {
            path: '/unknown',
            page: () => import(/* webpackChunkName: "code-entry" */ './code-entry/wrong-code-page.tsx'),
            children: contactAbove('unknown'),
          },
          accountExists: {
            path: '/account-exists',
            page: () =>
              import(/* webpackChunkName: "linked-account" */ './linked-account/account-exists-page.tsx'),
            children: contactAbove('accountExists'),
          },
          locked: {
            path: '/locked',
            page: () => import(/* webpackMode: "eager" */ './invitation/invitation-page.tsx'),
            eager: true,
            children: contactAbove('locked'),
          },
          expired: {
            path: '/expired',
            page: () => import(/* webpackChunkName: "renewal" */ './renewal/expired-page.tsx'),
            children: contactAbove('expired'),
          },
          renewal: {
            path: '/renewal',
            page: () => import(/* webpackChunkName: "renewal" */ './renewal/renewal-page.tsx'),
            children: contactAbove('renewal'),
          },
          renewalEmail: {
            path: '/renewal/email',
            page: () => import(/* webpackChunkName: "renewal" */ './renewal/renewal-email-page.tsx'),
            children: contactAbove('renewalEmail'),
          },
          mailSent: {
            path: '/renewal/email/sent',
            page: () => import(/* webpackChunkName: "renewal" */ './renewal/mail-sent-page.tsx'),
            children: contactAbove('mailSent'),
          },
          letterSent: {
            path: '/renewal/letter',
            page: () => import(/* webpackChunkName: "renewal" */ './renewal/letter-sent-page.tsx'),
            children: contactAbove('letterSent'),
          },
          invitation: {
            path: '/invitation',
            page: () => import(/* webpackMode: "eager" */ './invitation/invitation-page.tsx'),
            eager: true,
            children: {
              ...contactAbove('invitation'),
              zipCode: {
                path: '/zip-code',
                dialog: () =>
                  import(/* webpackChunkName: "zip-code-dialog" */ './zip-code/zip-code-dialog.tsx'),
              },
            },
          },
          confirmed: {
            path: '/confirmed',
            page: () => import(/* webpackChunkName: "confirmed" */ './confirmed/confirmed-page.tsx'),
            children: contactAbove('confirmed'),
          },
        },
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
