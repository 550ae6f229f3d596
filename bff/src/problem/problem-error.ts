import type { Problem, ProblemCode } from '@portal/contracts'

/** Status and title of each problem. The titles are for integrators; the portal shows texts by code. */
export const problems: Record<ProblemCode, { status: number; title: string }> = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'A valid access token is required' },
  'sign-in-too-old': { status: 401, title: 'The password must be entered for this call' },
  'third-brand': { status: 403, title: 'Customers of this brand have a portal of their own' },
  'unknown-customer': { status: 403, title: 'The sign-in does not belong to a customer' },
  'call-not-allowed': { status: 403, title: 'The client of this token may not make this call' },
  'account-deleted': { status: 403, title: 'The account was deleted' },
  'account-frozen': { status: 403, title: 'The account is frozen until there is a new password' },
  'phone-pin-disabled': { status: 403, title: 'The brand knows no phone PIN for this customer' },
  'consent-missing': { status: 403, title: 'The customer has not agreed to this' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-tenant': { status: 404, title: 'The brand does not know this customer' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'email-address-in-use': { status: 409, title: 'The e-mail address belongs to another account' },
  'item-in-use': { status: 409, title: 'Contracts still need the item' },
  'already-objected': { status: 409, title: 'The objection was already made' },
  'current-device': { status: 409, title: 'A call does not sign out the device that it comes from' },
  'undo-expired': { status: 410, title: 'The change can no longer be undone' },
  'change-refused': { status: 409, title: 'The business system did not take the change' },
  'stale-version': { status: 412, title: 'The value was changed in the meantime' },
  'version-required': { status: 428, title: 'If-Match must name the version that is changed' },
  'payload-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json' },
  'idempotency-key-reused': { status: 422, title: 'The Idempotency-Key belongs to another request' },
  'too-many-requests': {
    status: 429,
    title: 'Too many tries; Retry-After says when the next one is possible',
  },
  unavailable: { status: 503, title: 'The service cannot answer at the moment' },
  'business-system-timeout': { status: 504, title: 'The business system did not answer in time' },
  'internal-error': { status: 500, title: 'The service failed' },
}

interface ProblemDetails extends Pick<Problem, 'errors' | 'reason'> {
  /** Seconds until the next attempt; also sent as the Retry-After header. */
  retryAfter?: number
  /** Only logged, never sent to the client; must not contain personal data. */
  log?: string
  headers?: Record<string, string>
  cause?: unknown
}

/** The only error class that the BFF throws; its handler responds with `application/problem+json`. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.log ?? problems[code].title, { cause: details.cause })
    this.code = code
    this.details = details
  }
}
