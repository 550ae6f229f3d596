/** The paths of the calls that the page makes before any of its code is loaded. */
export const USER_PROFILE_PATH = '/api/userProfile'
export const CUSTOMER_PROFILE_PATH = '/api/customerProfile'
