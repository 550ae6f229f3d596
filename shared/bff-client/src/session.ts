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
   * Asks the customer for the password once more, for what only whoever has just given it may do. Leaves the page, which
   * is loaded anew afterwards; resolves for who comes back without. Left out where nobody can be asked.
   * @param errand what the page goes on with then, as a name without anything of the customer
   * @throws Error when there is no way to the sign-in at the moment
   */
  signInAgain?(errand: string): Promise<void>
  /** Whether the same customer has just come back from `signInAgain` with this errand. Says so once. */
  takeErrand?(errand: string): boolean
}

/** The customer must sign in again. Whoever owns the session has been told already. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
}
