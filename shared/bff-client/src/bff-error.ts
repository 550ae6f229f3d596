import type { Problem, ProblemCode } from '@portal/contracts'

/** Why a call failed: the BFF's problem code, or a fault of the connection. */
export type BffErrorCode = ProblemCode | 'timeout' | 'offline' | 'unreadable'

/** A failed call. Texts for the customer are selected by `code`, never by message. */
export class BffError extends Error {
  override name = 'BffError'
  readonly code: BffErrorCode
  /** HTTP status, or 0 without a response. */
  readonly status: number
  /** The id that a customer can give to support. */
  readonly requestId: string | undefined
  /** The refused fields, with messages for the customer. */
  readonly fields: NonNullable<Problem['errors']>
  /** Seconds until a retry, for `too-many-requests`. */
  readonly retryAfter: number | undefined
  /** For `sign-in-too-old`: what the sign-in must carry (RFC 9470); undefined from a BFF before that. */
  readonly challenge: string | undefined
  /** Whether nothing was sent, because the browser had no connection. The connection may be back when the error is shown. */
  readonly isUnsent: boolean

  constructor(
    code: BffErrorCode,
    problem?: Problem,
    options?: ErrorOptions & { challenge?: string | undefined },
  ) {
    super(`${code}${problem ? ` (${problem.status}, request ${problem.requestId})` : ''}`, options)
    this.code = code
    this.status = problem?.status ?? 0
    this.requestId = problem?.requestId
    this.fields = problem?.errors ?? []
    this.retryAfter = problem?.retryAfter
    this.challenge = options?.challenge
    this.isUnsent = code === 'offline' && !navigator.onLine
  }
}

/**
 * Whether a call was refused for this reason. An error in the shared cache may be an instance of another app's class, so
 * the code decides.
 */
export const isRefusedAs = (code: BffErrorCode, error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code
