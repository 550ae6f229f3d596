import * as v from 'valibot'
import { RefusalReasonSchema } from './change-results.ts'

/** The reasons for refusing a call. The client picks its German text by this code, never by a message. */
export const ProblemCodeSchema = v.picklist([
  'invalid-request',
  'unauthenticated',
  'sign-in-too-old',
  'third-brand',
  'unknown-customer',
  'call-not-allowed',
  'account-deleted',
  'account-frozen',
  'phone-pin-disabled',
  'consent-missing',
  'not-found',
  'unknown-tenant',
  'method-not-allowed',
  'email-address-in-use',
  'item-in-use',
  'already-objected',
  'undo-expired',
  'current-device',
  'change-refused',
  'stale-version',
  'version-required',
  'payload-too-large',
  'unsupported-media-type',
  'idempotency-key-reused',
  'too-many-requests',
  'unavailable',
  'business-system-timeout',
  'internal-error',
])

/** An error of the BFF, RFC 9457: `application/problem+json`. */
export const ProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  code: ProblemCodeSchema,
  requestId: v.string(),
  /** With `change-refused`: why the business system refused the change. */
  reason: v.optional(RefusalReasonSchema),
  /** With `too-many-requests`: seconds until the next try, as in the Retry-After header. */
  retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** One for each refused field: `path` is a JSON pointer into the body, `message` is for the customer. */
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
})

export type Problem = v.InferOutput<typeof ProblemSchema>
export type ProblemCode = v.InferOutput<typeof ProblemCodeSchema>

/** The media type of every error. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json'
