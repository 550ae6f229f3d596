/**
 * Pages that other parts of the portal, letters and mails lead to. They are a contract: a team that moves one of them keeps
 * the old address alive.
 */
export const portalPaths = {
  /** Where a registration code is entered; a code link has the code behind it. */
  code: '/code',
  contracts: '/contracts-payments',
  payments: '/contracts-payments/payment-list',
  help: '/personal-data/help',
  contractPhones: '/personal-data/phone-list/contract',
  contractEmails: '/personal-data/email-list/contract',
  /** How far the deletion of the account is. The host redirects here once there is no account any more. */
  accountDeletion: '/privacy/delete-account',
} as const

/** The page of one address of the customer. */
export const addressPath = (type: 'delivery' | 'billing', id: string) =>
  `/personal-data/address-list/${type}/${encodeURIComponent(id)}`
