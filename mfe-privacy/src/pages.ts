// Each is loaded by its route, and ahead by the link that leads to it.
export const loadAdvertisingDialog = () =>
  import(/* webpackChunkName: "advertising-dialogs" */ './advertising/advertising-dialog.tsx')
export const loadCustomerMatchDialog = () =>
  import(/* webpackChunkName: "advertising-dialogs" */ './advertising/customer-match-dialog.tsx')
export const loadConsumptionCard = () =>
  import(/* webpackChunkName: "consumption" */ './data-visualization/consumption-card.tsx')
export const loadDataVisualizationPage = () =>
  import(/* webpackChunkName: "data-visualization" */ './data-visualization/data-visualization-page.tsx')
export const loadDeleteAccountDialog = () =>
  import(/* webpackChunkName: "delete-account-dialog" */ './delete-account/delete-account-dialog.tsx')
export const loadDeleteAccountPage = () =>
  import(/* webpackChunkName: "delete-account" */ './delete-account/delete-account-page.tsx')
export const loadEcoDialog = () => import(/* webpackChunkName: "eco-dialog" */ './eco/eco-dialog.tsx')
export const loadLetterDialog = () =>
  import(/* webpackChunkName: "letter-dialogs" */ './letter-advertising/letter-dialog.tsx')
export const loadLetterOfferCard = () =>
  import(/* webpackChunkName: "letter-dialogs" */ './letter-advertising/letter-offer-card.tsx')
export const loadInterestProfileDialog = () =>
  import(/* webpackChunkName: "interest-profile-dialog" */ './tracking/interest-profile-dialog.tsx')
export const loadPartnersDialog = () =>
  import(/* webpackChunkName: "partners-dialog" */ './eco/partners-dialog.tsx')
export const loadRevocationDialog = () =>
  import(/* webpackChunkName: "revocation-dialog" */ './revocation/revocation-dialog.tsx')
export const loadTrackingDialog = () =>
  import(/* webpackChunkName: "tracking-dialog" */ './tracking/tracking-dialog.tsx')
export const loadHistoryPage = () => import(/* webpackChunkName: "history" */ './history/history-page.tsx')
export const loadMyDataPage = () => import(/* webpackChunkName: "my-data" */ './my-data/my-data-page.tsx')
