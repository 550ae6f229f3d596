import type * as v from 'valibot'

/**
 * One call of the BFF, for the server's route, the typed client and the OpenAPI document alike. Its body, if it has
 * one, stands under the same name in `bodies.ts`, which the client does not carry around; what is said of it to readers
 * stands with the document in the BFF.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the BFF path, without a leading host. */
  path: `/${string}`
  /** Status of the good answer, 200 if it is not named. */
  status?: 202
  /** Public calls take no token. */
  public?: true
  /** Takes the token of a sign-in that belongs to no customer yet, too. */
  withoutAccount?: true
  /** Takes the optional `Tenant` header; without it the last used brand counts. */
  tenant?: true
  /** Needs `If-Match: "<version>"` of the value that is changed. */
  versioned?: true
  /** Still answers when the deletion of the account was asked for. */
  afterDeletion?: true
  /** Parameters behind the question mark. Strict, as bodies are. */
  query?: v.GenericSchema
  /** Of an answer that is a file; without it the answer is JSON. */
  media?: 'application/pdf'
  /** The JSON grows with what the customer has, and comes piece by piece. One that breaks off is cut short: never valid. */
  streamed?: true
  /** Tolerant: the BFF may add a field before every remote that is live has heard of it. */
  response: v.GenericSchema
}
