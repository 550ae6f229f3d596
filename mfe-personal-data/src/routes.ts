import { defineRoutes } from '@portal/contracts'

/**
 * Every route of this tab. All phone dialogs share a chunk, because the rules for phone numbers are most of it. All
 * e-mail dialogs share one, because they are one form.
 */
export const routes = defineRoutes({
  overview: {
    path: '/',
    page: () => import(/* webpackMode: "eager" */ './overview/personal-data-page.tsx'),
    eager: true,
    children: {
      birthDate: {
        path: '/birth-date',
        dialog: () =>
          import(/* webpackChunkName: "birth-date-dialog" */ './birth-date/birth-date-dialog.tsx'),
      },
      help: {
        path: '/help',
        dialog: () => import(/* webpackChunkName: "help-dialog" */ './help/help-dialog.tsx'),
      },
    },
  },
  phones: {
    path: '/phone-list',
    page: () => import(/* webpackChunkName: "phones" */ './phones/phone-list-page.tsx'),
  },
  phoneType: {
    path: '/phone-list/:phoneType',
    page: () => import(/* webpackChunkName: "phones" */ './phones/phone-list-page.tsx'),
    children: {
      newPhone: {
        path: '/new',
        dialog: () => import(/* webpackChunkName: "phone-dialogs" */ './phones/new-phone-dialog.tsx'),
      },
      replacePhones: {
        path: '/replace',
        dialog: () => import(/* webpackChunkName: "phone-dialogs" */ './phones/replace-phones.tsx'),
      },
      phone: {
        path: '/:phoneId',
        dialog: () => import(/* webpackChunkName: "phone-dialogs" */ './phones/phone-dialog.tsx'),
      },
    },
  },
  emails: {
    path: '/email-list',
    page: () => import(/* webpackChunkName: "emails" */ './emails/email-list-page.tsx'),
    children: {
      emailReset: {
        path: '/email-reset',
        dialog: () => import(/* webpackChunkName: "email-reset-dialog" */ './emails/email-reset-dialog.tsx'),
      },
    },
  },
  emailType: {
    path: '/email-list/:emailType',
    page: () => import(/* webpackChunkName: "emails" */ './emails/email-list-page.tsx'),
    children: {
      newEmail: {
        path: '/new',
        dialog: () => import(/* webpackChunkName: "email-dialogs" */ './emails/email-dialog.tsx'),
      },
      email: {
        path: '/:emailId',
        dialog: () => import(/* webpackChunkName: "email-dialogs" */ './emails/email-dialog.tsx'),
      },
    },
  },
  addresses: {
    path: '/address-list',
    page: () => import(/* webpackChunkName: "addresses" */ './addresses/address-list-page.tsx'),
  },
  addressType: {
    path: '/address-list/:addressType',
    page: () => import(/* webpackChunkName: "addresses" */ './addresses/address-list-page.tsx'),
  },
  addressChangeOptions: {
    path: '/address-list/:addressType/types',
    page: () => import(/* webpackChunkName: "address" */ './addresses/change-options-page.tsx'),
  },
  address: {
    path: '/address-list/:addressType/:addressId',
    page: () => import(/* webpackChunkName: "address" */ './addresses/address-page.tsx'),
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
