// Each is loaded by its route, and ahead by the link that leads to it. The ways to a new invitation come together, and so do
// the pages where a code is typed.
export const loadWelcomePage = () =>
  import(/* webpackChunkName: "code-entry" */ './code-entry/welcome-page.tsx')
export const loadCodeForm = () => import(/* webpackChunkName: "code-entry" */ './code-entry/code-form.tsx')
export const loadUnknownPage = () =>
  import(/* webpackChunkName: "code-entry" */ './code-entry/unknown-page.tsx')
export const loadUnreadablePage = () =>
  import(/* webpackChunkName: "code-entry" */ './code-entry/unreadable-page.tsx')
export const loadLinkedAccountPage = () =>
  import(/* webpackChunkName: "linked-account" */ './linked-account/linked-account-page.tsx')
export const loadConfirmedPage = () =>
  import(/* webpackChunkName: "confirmed" */ './confirmed/confirmed-page.tsx')
export const loadContactDialog = () =>
  import(/* webpackChunkName: "contact-dialog" */ './contact/contact-dialog.tsx')
export const loadZipCodeDialog = () =>
  import(/* webpackChunkName: "zip-code-dialog" */ './zip-code/zip-code-dialog.tsx')
export const loadRenewalPage = () => import(/* webpackChunkName: "renewal" */ './renewal/renewal-page.tsx')
export const loadRenewalEmailPage = () =>
  import(/* webpackChunkName: "renewal" */ './renewal/renewal-email-page.tsx')
export const loadMailSentPage = () => import(/* webpackChunkName: "renewal" */ './renewal/mail-sent-page.tsx')
export const loadLetterSentPage = () =>
  import(/* webpackChunkName: "renewal" */ './renewal/letter-sent-page.tsx')
