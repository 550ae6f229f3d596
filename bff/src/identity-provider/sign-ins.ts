import type { Software } from './software-of.ts'

export interface SignInEvent extends Software {
  id: string
  kind: 'sign-in' | 'account-created' | 'password-changed' | 'sign-in-blocked'
  /** ISO 8601, in UTC with milliseconds. */
  at: string
}

/** A browser that still gets tokens: by the cookie of its session, or by its refresh tokens, which last longer. */
export interface SignedInDevice extends Software {
  /** The session's, as in the access tokens that come from it. */
  id: string
  /** ISO 8601, in UTC with milliseconds, as the next. */
  signedInAt: string
  lastUsedAt: string
  refreshTokenIds: string[]
}

/** What the sign-in provider knows of a customer's sign-ins. Customers wait for it, so it fails soon. */
export interface SignIns {
  /** The newest first, and no more than a page of them. */
  events(subject: string): Promise<SignInEvent[]>
  /** The one that was used last comes first. */
  devices(subject: string): Promise<SignedInDevice[]>
  /** It gets no more tokens. To end it again is no error. */
  end(device: SignedInDevice): Promise<void>
}
