import type * as v from 'valibot'

/**
 * One call of the BFF, for the server's route, the typed client and the OpenAPI document. Its body has the same name in
 * `bodies.ts`; its description is in `bff/src/openapi/topics`.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the BFF path, without a leading host. */
  path: `/${string}`
  /** Status of a success, 200 by default. */
  status?: 202
  /** Public calls take no token. */
  public?: true
  /** Also takes the token of a sign-in without a customer. */
  withoutAccount?: true
  /** Takes the optional `Tenant` header. Without it the brand is the last used one. */
  tenant?: true
  /** Needs `If-Match: "<base version>"`. */
  versioned?: true
  /** Works after the customer requested the deletion of the account. */
  afterDeletion?: true
  /** The query parameters. Strict, as bodies are. */
  query?: v.GenericSchema
  /** The media type of a file; the response is JSON by default. */
  media?: 'application/pdf'
  /** The JSON is streamed, as it grows with the customer's data. An aborted response is never valid JSON. */
  streamed?: true
  /** Tolerant: the BFF may add a field before all live remotes know it. */
  response: v.GenericSchema
}

/** The header with the brand: of a request optional, of the response to a read with `tenant` always the brand of its data. */
export const TENANT_HEADER = 'tenant'

/** The paths of the calls that the page makes before any of its code is loaded. */
export const USER_PROFILE_PATH = '/api/userProfile'
export const CUSTOMER_PROFILE_PATH = '/api/customerProfile'
