import { type CallResponse, calls, maskedAddress } from '@portal/contracts'
import * as v from 'valibot'

type LinkCall = 'confirmEmailReset' | 'undoEmailReset' | 'secureAccount' | 'undoLinking' | 'confirmAddress'

type Unanswered = { result: 'too-many-requests'; retryAfterSeconds: number } | { result: 'unavailable' }

/** The outcome of a link from a mail; the last two when the backend did not say. Addresses are masked. */
export type LinkOutcome = CallResponse<LinkCall> | Unanswered

/** What a link would do now: `open` if there is something to do. */
export type LinkDescription = LinkOutcome | { result: 'open'; eMailAddress?: string | undefined }

const TIMEOUT_MS = 10_000
/** Business systems are asked before it answers, and once more if something has come between. */
const TIMEOUT_OF_CONFIRMED_ADDRESS_MS = 30_000
const TOO_MANY_REQUESTS = 429
/** When the backend, or what stands before it, does not say. */
const USUAL_PAUSE_SECONDS = 600

const results = { open: 'open', done: 'already-done', expired: 'expired', unknown: 'unknown' } as const

/** Asks the backend about links from its mails, in the name of the person who opened them. */
export function createAskBff(bffUrl: string) {
  async function ask<Name extends LinkCall | 'describeMailLink'>(
    name: Name,
    token: string,
    address: string,
  ): Promise<CallResponse<Name> | Unanswered> {
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
    const answer = v.safeParse(schema, await response.json().catch(() => undefined))
    return answer.success ? (answer.output as CallResponse<Name>) : { result: 'unavailable' }
  }

  return {
    async describe(token: string, address: string): Promise<LinkDescription> {
      const described = await ask('describeMailLink', token, address)
      if ('result' in described) return described
      return { result: results[described.state], eMailAddress: described.address }
    },

    async follow(name: LinkCall, token: string, address: string): Promise<LinkOutcome> {
      const outcome = await ask(name, token, address)
      if (!('eMailAddress' in outcome) || !outcome.eMailAddress) return outcome
      return { ...outcome, eMailAddress: maskedAddress(outcome.eMailAddress) }
    },
  }
}

export type AskBff = ReturnType<typeof createAskBff>
