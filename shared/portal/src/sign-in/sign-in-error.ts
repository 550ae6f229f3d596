import type { SignInCause } from './sign-in-causes.de.ts'

/** A failed sign-in whose cause is known where it fails. */
export class SignInError extends Error {
  override name = 'SignInError'
  readonly reason: SignInCause

  constructor(reason: SignInCause, options?: ErrorOptions) {
    super(`The sign-in failed: ${reason}`, options)
    this.reason = reason
  }
}
