/** Each route of this tab, once: what its routes mount and what `useLinkTo` makes links of. */
export const paths = {
  contracts: '/',
  contract: '/contract/:contractId',
  lettersByEmail: '/contract/:contractId/letters-by-email',
  lettersOnPaper: '/contract/:contractId/letters-on-paper',
  payments: '/payment-list',
  paymentType: '/payment-list/:paymentType',
  payment: '/payment-list/:paymentType/:paymentId',
} as const
