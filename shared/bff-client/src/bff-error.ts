import type { Problem, ProblemCode } from '@portal/contracts'

/** Why a call brought no answer: the BFF's own code, or what happened on the way. */
export type BffErrorCode = ProblemCode | 'timeout' | 'offline' | 'unreadable'

/** A call failed. Texts for the customer are picked by `code`, never by message. */
export class BffError extends Error {
  override name = 'BffError'
  readonly code: BffErrorCode
  /** HTTP status, or 0 without an answer. */
  readonly status: number
  /** To be named to support. */
  readonly requestId: string | undefined
  /** The fields that were refused, with messages for the customer. */
  readonly fields: NonNullable<Problem['errors']>
  /** Seconds until the next try, with `too-many-requests`. */
  readonly retryAfter: number | undefined

  constructor(code: BffErrorCode, problem?: Problem, options?: ErrorOptions) {
    super(`${code}${problem ? ` (${problem.status}, request ${problem.requestId})` : ''}`, options)
    this.code = code
    this.status = problem?.status ?? 0
    this.requestId = problem?.requestId
    this.fields = problem?.errors ?? []
    this.retryAfter = problem?.retryAfter
  }
}

/**
 * Whether a call was refused for this reason. In the shared cache the error may be that of another app, whose class of
 * errors is another one.
 */
export const isRefusedAs = (code: BffErrorCode, error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code
