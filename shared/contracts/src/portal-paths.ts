/**
 * Pages that other parts of the portal, letters and mails link to. A team that moves one of them must redirect the old
 * address.
 */
export const portalPaths = {
  /** The page for a registration code. A code link is this path, a slash and the code. */
  code: '/code',
  contracts: '/contracts-payments',
  payments: '/contracts-payments/payment-list',
  personalData: '/personal-data',
  help: '/personal-data/help',
  contractPhones: '/personal-data/phone-list/contract',
  emails: '/personal-data/email-list',
  contractEmails: '/personal-data/email-list/contract',
  privacy: '/privacy',
  security: '/security',
  devices: '/security/devices',
  /** The state of the account's deletion. The host redirects here once the account is deleted. */
  accountDeletion: '/privacy/delete-account',
} as const

/** The page of one contract. */
export const contractPath = (id: string) => `/contracts-payments/contract/${encodeURIComponent(id)}`

/** The page of one postal address of the customer. */
export const addressPath = (type: 'delivery' | 'billing', id: string) =>
  `/personal-data/address-list/${type}/${encodeURIComponent(id)}`

/** Whether a path is the base path or below it: `/security/types` is below `/security`, `/securityx` is not. */
export function isPathBelow(basePath: string, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${basePath}/`)
}
