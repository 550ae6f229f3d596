import type * as v from 'valibot'
import { BffError } from './bff-error.ts'
import { readResponse } from './read-response.ts'

function throwPrefetchFailure(cause: unknown): never {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  throw new BffError(isTimeout ? 'timeout' : 'offline', undefined, { cause })
}

/**
 * Reads the response to a call that was made before the client was there. Requests it again if the token was refused.
 * @throws BffError with a code
 */
export async function readPrefetched<Answer>(
  prefetched: Promise<Response>,
  schema: v.GenericSchema<unknown, Answer>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const response = await prefetched.catch(throwPrefetchFailure)
  return response.status === 401 ? request() : readResponse(response, schema)
}
