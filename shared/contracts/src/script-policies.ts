/** The Trusted Types policy that allows only the scripts of third-party services. */
export const SCRIPT_POLICY = 'portal-scripts'
