/**
 * Claims that the sign-in provider adds to an access token for the BFF. Providers demand names of our own, also where
 * OpenID Connect has a name for the claim in an ID token.
 */
export const tokenClaims = {
  /** ISO 8601; absent while the first password counts. */
  passwordChangedAt: 'https://nordtal-konto.example/password_changed_at',
  /** Seconds since 1970 at which the customer last gave the password, as `auth_time` of RFC 9068. */
  authenticatedAt: 'https://nordtal-konto.example/auth_time',
  /** As `sid` of OpenID Connect Back-Channel Logout. */
  sessionId: 'https://nordtal-konto.example/session_id',
  /** Seconds since 1970 until which the sign-in can be renewed without the customer. */
  sessionExpiresAt: 'https://nordtal-konto.example/session_expires_at',
  /** As `email` of OpenID Connect: a customer who has just signed up is known by nothing else. */
  email: 'https://nordtal-konto.example/email',
  /** As `email_verified` of OpenID Connect. */
  emailVerified: 'https://nordtal-konto.example/email_verified',
  /** Whether the account did not know the browser. */
  newDevice: 'https://nordtal-konto.example/new_device',
} as const
