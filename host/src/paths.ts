/** The addresses of the host's own pages. */
export const OVERVIEW_PATH = '/overview'
export const DATA_PROTECTION_PATH = '/data-protection'
export const ACCESSIBILITY_PATH = '/accessibility'
export const CANCELLATION_PATH = '/cancellation'

export const SIGN_IN_PATH = '/login'
/** The provider sends the customer back to it. */
export const CALLBACK_PATH = '/callback'
export const SIGN_OUT_PATH = '/logout'
/** What a customer who has deleted the account reads last. */
export const GOODBYE_PATH = '/goodbye'

/** Where an account is linked to the invitation that its owner has proven, before anything of a customer is asked for. */
export const ACCOUNT_LINKING_PATH = '/account-linking'
/** Where an account that belongs to no customer finds out how it gets one. */
export const UNLINKED_ACCOUNT_PATH = '/unlinked-account'

/** Links may lead to it when the portal does not answer. */
export const NO_ANSWER_PATH = '/503'
