// Each is loaded by its route, and ahead by the link that leads to it. The dialogs for numbers are one chunk, so that the
// rules for phone numbers, most of it, are loaded once; so are those for addresses, which are one form.
export const loadBirthDateDialog = () =>
  import(/* webpackChunkName: "birth-date-dialog" */ './birth-date/birth-date-dialog.tsx')
export const loadPhoneListPage = () => import(/* webpackChunkName: "phones" */ './phones/phone-list-page.tsx')
export const loadPhoneTypePage = () => import(/* webpackChunkName: "phones" */ './phones/phone-type-page.tsx')
export const loadPhoneDialog = () =>
  import(/* webpackChunkName: "phone-dialogs" */ './phones/phone-dialog.tsx')
export const loadNewPhoneDialog = () =>
  import(/* webpackChunkName: "phone-dialogs" */ './phones/new-phone-dialog.tsx')
export const loadReplacePhonesDialog = () =>
  import(/* webpackChunkName: "phone-dialogs" */ './phones/replace-phones-dialog.tsx')
export const loadEmailDialog = () =>
  import(/* webpackChunkName: "email-dialogs" */ './emails/email-dialog.tsx')
export const loadNewEmailDialog = () =>
  import(/* webpackChunkName: "email-dialogs" */ './emails/new-email-dialog.tsx')
export const loadEmailResetDialog = () =>
  import(/* webpackChunkName: "email-reset-dialog" */ './emails/email-reset-dialog.tsx')
export const loadEmailListPage = () => import(/* webpackChunkName: "emails" */ './emails/email-list-page.tsx')
export const loadEmailTypePage = () => import(/* webpackChunkName: "emails" */ './emails/email-type-page.tsx')
export const loadAddressListPage = () =>
  import(/* webpackChunkName: "addresses" */ './addresses/address-list-page.tsx')
export const loadAddressTypePage = () =>
  import(/* webpackChunkName: "addresses" */ './addresses/address-type-page.tsx')
export const loadAddressPage = () => import(/* webpackChunkName: "address" */ './addresses/address-page.tsx')
export const loadAddressChoicesPage = () =>
  import(/* webpackChunkName: "address" */ './addresses/address-choices-page.tsx')
export const loadHelpDialog = () => import(/* webpackChunkName: "help-dialog" */ './help/help-dialog.tsx')
