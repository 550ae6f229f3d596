/** Who calls. The host and a foreign page make the real one; without one only public calls work. */
export interface Session {
  /**
   * Headers that identify the customer: a bearer token, or persona and subscription key in mock mode.
   * @param refused the headers that the BFF has just answered with 401: they must be renewed
   * @throws SessionEndedError when nobody is signed in any more
   */
  authorize(refused?: Record<string, string>): Promise<Record<string, string>>
}

/** The customer must sign in again. Whoever owns the session has been told already. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
}
