import type { Session } from '@portal/bff-client'

/** The host's session. With a mocked sign-in, customers never sign in again. */
export interface HostSession extends Session {
  /** Whether a token is stored, valid or not. */
  readonly signedIn: boolean
  /** The id of the signed-in account: for comparison, never shown. */
  readonly account: string | undefined
  /**
   * Leaves for the provider's page.
   * @throws SignInError when its cause is known
   */
  signIn(returnTo: string): Promise<void>
  /**
   * Leaves for a page of the provider by its parameters, such as the sign-up. Back returns to this page, and then the
   * promise resolves. Undefined where the sign-in is mocked.
   * @throws Error when the provider cannot be reached, or the way there was stopped
   */
  signInAs?(returnTo: string, parameters: Record<string, string>): Promise<void>
  /** Completes the sign-in on the callback page. Throws the provider's refusal. */
  completeSignIn(): Promise<void>
  /**
   * Leaves for the provider's sign-out, which redirects to the origin. Rejects when the way there was stopped, after the
   * session has ended here.
   * @param forget is called once nothing can fail any more, before the page is left
   */
  signOut(forget: () => void): Promise<void>
}
