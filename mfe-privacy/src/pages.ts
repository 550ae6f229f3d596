// Each is loaded by its route, and ahead by the link that leads to it.
export const loadEcoDialog = () => import(/* webpackChunkName: "eco-dialog" */ './eco/eco-dialog.tsx')
export const loadTrackingDialog = () =>
  import(/* webpackChunkName: "tracking-dialog" */ './tracking/tracking-dialog.tsx')
export const loadHistoryPage = () => import(/* webpackChunkName: "history" */ './history/history-page.tsx')
