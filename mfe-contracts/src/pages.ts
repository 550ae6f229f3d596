// Each is loaded by its route, and ahead by the link that leads to it.
export const loadContractPage = () =>
  import(/* webpackChunkName: "contract" */ './contract/contract-page.tsx')
export const loadPaymentRoutes = () =>
  import(/* webpackChunkName: "payments" */ './payments/payment-routes.tsx')
export const loadLettersByEmailDialog = () =>
  import(/* webpackChunkName: "letters-dialogs" */ './paperless/to-email-dialog.tsx')
export const loadLettersOnPaperDialog = () =>
  import(/* webpackChunkName: "letters-dialogs" */ './paperless/to-paper-dialog.tsx')
