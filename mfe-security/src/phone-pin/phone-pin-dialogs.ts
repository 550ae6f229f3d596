// Each is loaded by its route, and ahead by the link that leads to it.
export const loadChangePinDialog = () =>
  import(/* webpackChunkName: "change-pin-dialog" */ './change-pin-dialog.tsx')
export const loadResetPinDialog = () =>
  import(/* webpackChunkName: "reset-pin-dialog" */ './reset-pin-dialog.tsx')
export const loadSignInAgainDialog = () =>
  import(/* webpackChunkName: "sign-in-again-dialog" */ './sign-in-again-dialog.tsx')
