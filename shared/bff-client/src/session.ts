/** Who calls. The host and a foreign page make the real one; without one only public calls work. */
export interface Session {
  /** Who is signed in: to be compared, never shown. Left out by a page that does not tell. */
  readonly account?: string | undefined
  /**
   * Headers that identify the customer: a bearer token, or persona and subscription key in mock mode.
   * @param refused the headers that the BFF has just answered with 401: they must be renewed
   * @throws SessionEndedError when nobody is signed in any more
   */
  authorize(refused?: Record<string, string>): Promise<Record<string, string>>
  /**
   * Asks the customer for the password again, before an action that needs a recent one. Leaves the page, which is loaded
   * anew afterwards. Resolves if the customer comes back without it. Missing where the page cannot ask.
   * @param action what the page goes on with afterwards: a name without personal data
   * @throws Error when the sign-in cannot be reached
   */
  reauthenticate?(action: string): Promise<void>
  /** Whether the same customer has just returned from `reauthenticate` for this action. Returns true once. */
  consumeReauthentication?(action: string): boolean
  /** @deprecated since Portal contract 1.6, served until 2.0: `reauthenticate` */
  signInAgain?(action: string): Promise<void>
  /** @deprecated since Portal contract 1.6, served until 2.0: `consumeReauthentication` */
  takeErrand?(action: string): boolean
}

/** The customer must sign in again. Whoever owns the session has been told already. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
}
