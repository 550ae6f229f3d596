// Each is loaded by its route, and ahead by the link that leads to it.
export const loadEmailResetDialog = () =>
  import(/* webpackChunkName: "email-reset-dialog" */ './email-reset/email-reset-dialog.tsx')
