/** What a customer's browser may have to load of each part: scripts and styles in kB (1000 bytes), gzipped. */
export type PartBudgets = Record<string, number>

/** A tab's own code, whatever it shows; what a visitor does not see at once belongs into a lazy chunk. */
export const TAB_LIMIT = 25.6

/** Present sizes and about ten percent. Who needs more says in the commit what the customer gets for it. */
export const budgets: Record<string, PartBudgets> = {
  host: { 'first screen': 204.6, later: 203, boot: 2.2 },
  'mfe-personal-data': {
    entry: 8,
    tab: 24,
    address: 6.6,
    addresses: 4.5,
    'birth-date-dialog': 9,
    'email-dialogs': 16.1,
    'email-reset-dialog': 11.8,
    emails: 9.9,
    'help-dialog': 9.2,
    'phone-dialogs': 46,
    phones: 5.5,
  },
  'mfe-contracts': {
    entry: 7.8,
    tab: 25.6,
    contract: 7.3,
    'letters-dialogs': 13,
    paperless_prompt: 9.6,
    payments: 9.8,
    prompt: 17,
  },
  'mfe-security': {
    entry: 7.8,
    tab: 24.6,
    'change-pin-dialog': 8.8,
    'change-types': 2.1,
    devices: 5,
    'email-reset-dialog': 11.8,
    events: 4,
    'password-reset': 8.9,
    'report-dialog': 7.2,
    'reset-pin-dialog': 6.4,
    'sign-in-again-dialog': 4.8,
    'sign-out-others-dialog': 7.6,
    'sign-out-step-up': 6.4,
  },
  'mfe-privacy': {
    entry: 7.8,
    tab: 24.7,
    'advertising-dialogs': 13.3,
    consumption: 6.6,
    'data-visualization': 8.3,
    'delete-account': 6.4,
    'delete-account-dialog': 9.2,
    'eco-dialog': 11.9,
    history: 8.9,
    'interest-profile-dialog': 7,
    'letter-dialogs': 10.4,
    'my-data': 10.4,
    'partners-dialog': 6.8,
    'revocation-dialog': 8.1,
    'tracking-dialog': 11.2,
  },
  'mfe-identity-linking': {
    entry: 7.8,
    tab: 24.9,
    'code-entry': 5.5,
    confirmed: 4,
    'contact-dialog': 7.1,
    'linked-account': 5,
    renewal: 9,
    'zip-code-dialog': 9,
  },
}
