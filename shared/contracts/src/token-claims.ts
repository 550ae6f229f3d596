/**
 * Claims that the sign-in provider adds to an access token for the BFF. Providers require namespaced names, even for claims
 * that OpenID Connect defines for an ID token.
 */
export const tokenClaims = {
  /** ISO 8601; absent if the password was never changed. */
  passwordChangedAt: 'https://nordtal-konto.example/password_changed_at',
  /** Seconds since 1970 at which the customer last gave the password, as `auth_time` of RFC 9068. */
  authenticatedAt: 'https://nordtal-konto.example/auth_time',
  /** What the customer entered the password for, as `acr` of RFC 9068: the `acr_values` of the sign-in (RFC 9470). */
  acr: 'https://nordtal-konto.example/acr',
  /** As `sid` of OpenID Connect Back-Channel Logout. */
  sessionId: 'https://nordtal-konto.example/session_id',
  /** Seconds since 1970 until which the sign-in can be renewed without the customer. */
  sessionExpiresAt: 'https://nordtal-konto.example/session_expires_at',
  /** As `email` of OpenID Connect. It identifies a customer who has just signed up. */
  email: 'https://nordtal-konto.example/email',
  /** As `email_verified` of OpenID Connect. */
  emailVerified: 'https://nordtal-konto.example/email_verified',
  /** Whether the browser is new for the account. */
  newDevice: 'https://nordtal-konto.example/new_device',
} as const
