/** The Trusted Types policy that allows only the scripts of third-party services. */
export const SCRIPT_POLICY = 'portal-scripts'

/** The Trusted Types policy that allows only scripts of the releases in the page. */
export const RELEASE_POLICY = 'portal-releases'
