import { type Call, TENANT_HEADER, type TenantId } from '@portal/contracts'
import { BffError } from './bff-error.ts'

/** Takes the response to a read that the page has requested before the client was there. Each is taken once. */
export type TakePrefetched = (path: string) => Promise<Response> | undefined

function throwPrefetchFailure(cause: unknown): never {
  // Only the timeout aborts it. Chrome before 124 does not name it a TimeoutError.
  throw new BffError(cause instanceof DOMException ? 'timeout' : 'offline', undefined, { cause })
}

/**
 * Waits for a prefetched response. A failure is the result of the call, as without the prefetch.
 * @returns nothing when the token or the brand was refused, or the response is that of another brand
 * @throws BffError with a code
 */
export async function readPrefetched(
  prefetched: Promise<Response>,
  { tenant }: Call,
  tenantId: TenantId | undefined,
): Promise<Response | undefined> {
  const response = await prefetched.catch(throwPrefetchFailure)
  const { ok, status, headers } = response
  if (status === 401) return undefined
  // The call that was sent ahead may name no brand, or a former one.
  if (!ok) return tenant && status < 500 ? undefined : response
  return !tenant || headers.get(TENANT_HEADER) === tenantId ? response : undefined
}
