import { type CallResponse, calls, maskedAddress } from '@portal/contracts'
import * as v from 'valibot'

type LinkCall = 'confirmEmailReset' | 'undoEmailReset' | 'secureAccount' | 'undoLinking' | 'confirmAddress'

type Failure = { result: 'too-many-requests'; retryAfterSeconds: number } | { result: 'unavailable' }

/** The outcome of a link from a mail, with masked addresses. */
export type LinkOutcome = CallResponse<LinkCall> | Failure

/** What a link would do now: `open` if there is something to do. */
export type LinkDescription = LinkOutcome | { result: 'open'; eMailAddress?: string | undefined }

const TIMEOUT_MS = 10_000
/** The backend requests the change from the business systems, and repeats that after a change in the meantime. */
const TIMEOUT_OF_CONFIRMED_ADDRESS_MS = 30_000
const TOO_MANY_REQUESTS = 429
/** Without a Retry-After header. */
const USUAL_PAUSE_SECONDS = 600

const results = {
  open: 'open',
  done: 'already-done',
  waiting: 'waiting',
  expired: 'expired',
  unknown: 'unknown',
} as const

/** Sends the links of mails to the backend, with the address of the browser that opened them. */
export function createLinkClient(bffUrl: string) {
  async function request<Name extends LinkCall | 'describeMailLink'>(
    name: Name,
    token: string,
    address: string,
  ): Promise<CallResponse<Name> | Failure> {
    const { method, path, response: schema } = calls[name]
    const response = await fetch(`${bffUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(name === 'confirmAddress' ? TIMEOUT_OF_CONFIRMED_ADDRESS_MS : TIMEOUT_MS),
    }).catch(() => undefined)
    if (response?.status === TOO_MANY_REQUESTS) {
      const retryAfterSeconds = Number(response.headers.get('retry-after')) || USUAL_PAUSE_SECONDS
      return { result: 'too-many-requests', retryAfterSeconds }
    }
    if (!response?.ok) return { result: 'unavailable' }
    const parsed = v.safeParse(schema, await response.json().catch(() => undefined))
    return parsed.success ? (parsed.output as CallResponse<Name>) : { result: 'unavailable' }
  }

  return {
    async describe(token: string, address: string): Promise<LinkDescription> {
      const described = await request('describeMailLink', token, address)
      if ('result' in described) return described
      const { state, address: eMailAddress, ...waiting } = described
      return { result: results[state], eMailAddress, ...waiting }
    },

    async follow(name: LinkCall, token: string, address: string): Promise<LinkOutcome> {
      const outcome = await request(name, token, address)
      if (!('eMailAddress' in outcome) || !outcome.eMailAddress) return outcome
      return { ...outcome, eMailAddress: maskedAddress(outcome.eMailAddress) }
    },
  }
}

export type LinkClient = ReturnType<typeof createLinkClient>
