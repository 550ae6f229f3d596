/** Each route of this tab, once: what `routes.tsx` mounts and what `useLinkTo` makes links of. */
export const paths = {
  overview: '/',
  advertising: '/advertising',
  eco: '/eco',
  tracking: '/tracking',
  letterAdvertising: '/letter-advertising',
  customerMatch: '/customer-match',
  partners: '/partners',
  interestProfile: '/interest-profile',
  revocation: '/revocation',
  history: '/history',
  myData: '/my-data',
  dataVisualization: '/data-visualization',
  deleteAccount: '/delete-account',
  confirmDeletion: '/delete-account/confirm',
} as const
