// Each is loaded by its route, and ahead by the link that leads to it. What the mail leads to comes with its request.
export const loadChangeTypesPage = () =>
  import(/* webpackChunkName: "change-types" */ './change-types/change-types-page.tsx')
export const loadEmailResetDialog = () =>
  import(/* webpackChunkName: "email-reset-dialog" */ './email-reset/email-reset-dialog.tsx')
export const loadDevicesPage = () => import(/* webpackChunkName: "devices" */ './devices/devices-page.tsx')
export const loadEventsPage = () => import(/* webpackChunkName: "events" */ './events/events-page.tsx')
export const loadReportDialog = () =>
  import(/* webpackChunkName: "report-dialog" */ './events/report-dialog.tsx')
export const loadPasswordResetPage = () =>
  import(/* webpackChunkName: "password-reset" */ './password-reset/password-reset-page.tsx')
export const loadPasswordResetSentPage = () =>
  import(/* webpackChunkName: "password-reset" */ './password-reset/password-reset-sent-page.tsx')
export const loadPhonePinDialog = () =>
  import(/* webpackChunkName: "change-pin-dialog" */ './phone-pin/change-pin-dialog.tsx')
export const loadPinResetDialog = () =>
  import(/* webpackChunkName: "reset-pin-dialog" */ './phone-pin/reset-pin-dialog.tsx')
export const loadSignOutStepUp = () =>
  import(/* webpackChunkName: "sign-out-step-up" */ './devices/sign-out-step-up.tsx')
export const loadSignOutOthersDialog = () =>
  import(/* webpackChunkName: "sign-out-others-dialog" */ './devices/sign-out-others-dialog.tsx')
export const loadSignInAgainDialog = () =>
  import(/* webpackChunkName: "sign-in-again-dialog" */ './phone-pin/sign-in-again.tsx')
