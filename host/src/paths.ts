/** The addresses of the host's own pages. */
export const OVERVIEW_PATH = '/overview'
export const DATA_PROTECTION_PATH = '/data-protection'
export const ACCESSIBILITY_PATH = '/accessibility'
export const CANCELLATION_PATH = '/cancellation'

export const SIGN_IN_PATH = '/login'
/** The provider redirects here. */
export const CALLBACK_PATH = '/callback'
export const SIGN_OUT_PATH = '/logout'
/** The last page for a customer who has deleted the account. */
export const GOODBYE_PATH = '/goodbye'

/** Links the account to a proven invitation, before any customer data is requested. */
export const ACCOUNT_LINKING_PATH = '/account-linking'
/** Shows an account without a customer how to link an invitation. */
export const UNLINKED_ACCOUNT_PATH = '/unlinked-account'

/** For links of a proxy when the portal does not respond. */
export const NO_ANSWER_PATH = '/503'
