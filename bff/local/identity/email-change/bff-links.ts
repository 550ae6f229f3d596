import { type CallResponse, calls } from '@portal/contracts'
import * as v from 'valibot'

type LinkCall = 'confirmEmailReset' | 'undoEmailReset'

/** What became of a link from a mail; the other two when the backend did not say. */
export type LinkOutcome =
  | CallResponse<LinkCall>
  | { result: 'too-many-requests'; retryAfterSeconds: number }
  | { result: 'unavailable' }

const TIMEOUT_MS = 10_000
const TOO_MANY_REQUESTS = 429
/** When the backend, or what stands before it, does not say. */
const USUAL_PAUSE_SECONDS = 600

/** Brings the secret of a link to the backend, in the name of who opened it. */
export const createFollowLink =
  (bffUrl: string) =>
  async (name: LinkCall, token: string, address: string): Promise<LinkOutcome> => {
    const { method, path, response: schema } = calls[name]
    const response = await fetch(`${bffUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (response?.status === TOO_MANY_REQUESTS) {
      const retryAfterSeconds = Number(response.headers.get('retry-after')) || USUAL_PAUSE_SECONDS
      return { result: 'too-many-requests', retryAfterSeconds }
    }
    if (!response?.ok) return { result: 'unavailable' }
    return v.parse(schema, await response.json())
  }

export type FollowLink = ReturnType<typeof createFollowLink>
