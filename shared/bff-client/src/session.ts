/** A call that the headers of a session are for. */
export interface SentCall {
  /** Of HTTP, such as `GET`. */
  method: string
  /** Absolute, without query and fragment. */
  url: string
  /** After a refusal: its `Date`, because the clock of the device may be wrong. */
  date?: string | undefined
}

/** The signed-in customer of a page, created by the host or a foreign page. Without one only public calls work. */
export interface Session {
  /** An id of the signed-in account for comparison, never shown. */
  readonly account?: string | undefined
  /**
   * Headers that identify the customer: a bearer token, one that is bound to a key with a proof for the call (RFC 9449), or persona
   * and subscription key in mock mode.
   * @param refused the headers that the BFF has refused with 401: they must be renewed
   * @param call the call that they are for, because a proof is good for one
   * @throws SessionEndedError when the session has ended
   */
  authorize(refused?: Record<string, string>, call?: SentCall): Promise<Record<string, string>>
  /**
   * Redirects to the sign-in for an action that needs the password; the page loads again afterwards. Resolves if the customer
   * returns without it. Missing if the page cannot reauthenticate.
   * @param action the action to resume after the sign-in: a name without personal data
   * @param acrValues what the password is entered for: the `acr_values` of the sign-in (RFC 9470), left out by an older BFF
   * @throws Error when the sign-in cannot be reached
   */
  reauthenticate?(action: string, acrValues?: string): Promise<void>
  /** Whether the same customer has just returned from `reauthenticate` for this action. Returns true once. */
  consumeReauthentication?(action: string): boolean
}

/** The customer must sign in again. The owner of the session reports it. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError'
}
