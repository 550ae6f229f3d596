import type { DeviceKind, Software } from './software-of.ts'

export interface SignInEvent extends Software {
  id: string
  kind: 'sign-in' | 'account-created' | 'password-changed' | 'sign-in-blocked'
  /** ISO 8601, in UTC with milliseconds. */
  at: string
}

/** A browser that still gets tokens: by its session cookie, or by its refresh tokens, which last longer. */
export interface SignedInDevice extends Software {
  /** The session's id, as in its access tokens. */
  id: string
  /** ISO 8601, in UTC with milliseconds, like the next one. */
  signedInAt: string
  lastUsedAt: string
  refreshTokenIds: string[]
  /** Missing if the user agent does not tell. */
  kind?: DeviceKind
}

/** The sign-in provider's data about a customer's sign-ins. Customers wait for it, so its timeout is short. */
export interface SignIns {
  /** The newest first, at most one page. */
  events(subject: string): Promise<SignInEvent[]>
  /** Ordered by last use, the newest first. */
  devices(subject: string): Promise<SignedInDevice[]>
  /** Revokes the device's tokens. Ending it again is no error. */
  end(device: SignedInDevice): Promise<void>
}
