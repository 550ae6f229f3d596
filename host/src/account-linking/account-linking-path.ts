/** Where an account is linked to the invitation that its owner has proven, before anything of a customer is asked for. */
export const ACCOUNT_LINKING_PATH = '/account-linking'
