/** Whether a path of the portal is the base path itself or lies below it: `/security` has `/security/types`, not `/securityx`. */
export function isPathBelow(basePath: string, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${basePath}/`)
}

/** The paths of the calls that the page makes before any of its code is loaded. */
export const USER_PROFILE_PATH = '/api/userProfile'
export const CUSTOMER_PROFILE_PATH = '/api/customerProfile'
