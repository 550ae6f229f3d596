/** The provider does not do what it was asked for, however often it is asked. */
export class IdentityRefusal extends Error {}

/**
 * The sign-in provider, as far as the backend asks it for something. Every method may be repeated: what is done
 * already is no error.
 */
export interface IdentityProvider {
  /** Sends the provider's own mail with a link to a new password. */
  sendPasswordReset(eMailAddress: string): Promise<void>
  /** Sends the provider's own mail with the link that confirms the address of a sign-up. */
  sendAddressConfirmation(subject: string): Promise<void>
  /** From now on the customer signs in with this address. @throws IdentityRefusal if it is somebody else's, say */
  changeEmailAddress(subject: string, eMailAddress: string): Promise<void>
  /** Ends all sessions, and makes the password one that is known to no one. */
  lockOut(subject: string): Promise<void>
  /** Ends all sessions and refuses every later sign-in. */
  deleteUser(subject: string): Promise<void>
}
