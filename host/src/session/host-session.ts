import type { Session } from '@portal/bff-client'

/** The host's session: who is signed in, and the ways in and out. A mocked sign-in never asks again. */
export interface HostSession extends Session {
  /** Whether a token is stored, valid or not: what the access guard asks. */
  readonly signedIn: boolean
  /** Who is signed in: to be compared, never shown. */
  readonly account: string | undefined
  /** Leaves for the provider's page. */
  signIn(returnTo: string): Promise<void>
  /**
   * Leaves for the provider's page as it is asked for, such as its sign-up; Back leads here again. Resolves for who comes
   * back without. Left out where the sign-in is mocked.
   * @throws Error when there is no way to the provider at the moment
   */
  signInAs?(returnTo: string, parameters: Record<string, string>): Promise<void>
  /** Completes the sign-in on the callback page. Throws what the provider refused. */
  completeSignIn(): Promise<void>
  /**
   * Leaves for the provider's sign-out, which leads back to the origin.
   * @param forget is called when nothing can fail any more, before the page is left
   */
  signOut(forget: () => void): Promise<void>
}
