/** The provider refuses the request permanently. */
export class IdentityRefusal extends Error {}

/** The sign-in provider, as far as the backend calls it. Every method is idempotent. */
export interface IdentityProvider {
  /** Sends the provider's own mail with a link to a new password. */
  sendPasswordReset(eMailAddress: string): Promise<void>
  /** Sends the provider's own mail with the link that confirms the address of a sign-up. */
  sendAddressConfirmation(subject: string): Promise<void>
  /** Changes the sign-in address. @throws IdentityRefusal if it belongs to another user, for example */
  changeEmailAddress(subject: string, eMailAddress: string): Promise<void>
  /** Ends all sessions and sets a random, unknown password. */
  lockOut(subject: string): Promise<void>
  /** Ends all sessions and refuses every later sign-in. */
  deleteUser(subject: string): Promise<void>
}
