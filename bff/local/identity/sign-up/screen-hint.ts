/** Auth0's `screen_hint=signup`: the customer comes to make an account. */
export const isForSignUp = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && 'screen_hint' in params && params.screen_hint === 'signup'

/** Where a customer comes in. The cookie of the attempt counts for this path and all below it, so for both pages. */
export const entrancePath = (uid: string, params: unknown): string =>
  isForSignUp(params) ? `${signInPath(uid)}?screen_hint=signup` : signInPath(uid)

export const signInPath = (uid: string): string => `/login/${uid}`

export const signUpPath = (uid: string): string => `${signInPath(uid)}/sign-up`
