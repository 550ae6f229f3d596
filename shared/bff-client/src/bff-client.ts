import {
  type Call,
  type CallBody,
  type CallName,
  type CallQuery,
  type CallResponse,
  calls,
  type TenantId,
} from '@portal/contracts'
import type * as v from 'valibot'
import { readAnswer } from './answer.ts'
import { BffError } from './bff-error.ts'
import { createPatience, type Patience } from './patience.ts'
import { createRepetitionKeys } from './repetition.ts'
import { answerHeaders, READ_TIMEOUT_MS } from './request-rules.ts'
import { type Session, SessionEndedError } from './session.ts'

/** The BFF waits 10 s for a business system. After that it still answers with the results of the others. */
const WRITE_TIMEOUT_MS = 20_000

export interface BffClientOptions {
  /** `bffBaseUrl` of the app config. */
  baseUrl: string
  session: Session | null
}

/** What a call needs beside its name. */
interface CallOptions<Name extends CallName> {
  body?: CallBody<Name>
  /** Parameters behind the question mark, for calls that have some. */
  query?: CallQuery<Name>
  tenantId?: TenantId
  /** Version of the value that is changed, for versioned calls. */
  version?: number
  signal?: AbortSignal
}

export interface BffClient {
  /**
   * Makes one call and checks its answer against the contract.
   * @throws BffError with a code
   * @throws SessionEndedError when the customer must sign in again
   */
  call<Name extends CallName>(name: Name, options?: CallOptions<Name>): Promise<CallResponse<Name>>
}

function headersFor(call: Call, options: CallOptions<CallName>): Record<string, string> {
  return {
    ...answerHeaders({ media: call.media, tenant: call.tenant && options.tenantId }),
    ...(options.body !== undefined && { 'content-type': 'application/json' }),
    ...(call.versioned && options.version !== undefined && { 'if-match': `"${options.version}"` }),
  }
}

/** A call that is streamed may take longer, as long as it moves. */
function patienceFor({ method, streamed }: Call): Patience {
  if (streamed) return createPatience(READ_TIMEOUT_MS)
  const signal = AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
  return { signal, watch: (response) => response }
}

async function send(
  url: string,
  init: RequestInit,
  { signal: timeout, watch }: Patience,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return watch(await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new BffError(timeout.aborted ? 'timeout' : 'offline', undefined, { cause })
  }
}

/**
 * Asks the session who calls. Its owner may have a copy of this package of its own, so the end of a session is known by
 * its name; after any other failure the customer is still signed in, and can try again.
 */
async function identify(session: Session, refused?: Record<string, string>) {
  try {
    return await session.authorize(refused)
  } catch (cause) {
    const isEnd = cause instanceof Error && cause.name === 'SessionEndedError'
    throw isEnd
      ? new SessionEndedError(cause.message, { cause })
      : new BffError('unavailable', undefined, { cause })
  }
}

/** A renewed token is no answer to a call that wants the password once more, RFC 9470. */
const isTokenRefused = ({ status, headers }: Response) =>
  status === 401 && !headers.get('www-authenticate')?.includes('insufficient_user_authentication')

/** Makes the typed client. A 401 renews the session once and repeats the call. */
export function createBffClient({ baseUrl, session }: BffClientOptions): BffClient {
  const withRepetitionKey = createRepetitionKeys()

  async function authorized(call: Call, request: (headers: Record<string, string>) => Promise<Response>) {
    if (call.public) return request({})
    if (!session) throw new SessionEndedError()
    const headers = await identify(session)
    const response = await request(headers)
    return isTokenRefused(response) ? request(await identify(session, headers)) : response
  }

  async function ask<Name extends CallName>(
    name: Name,
    options: CallOptions<Name>,
    more: Record<string, string> = {},
  ): Promise<CallResponse<Name>> {
    const call: Call = calls[name]
    const headers = { ...headersFor(call, options), ...more }
    const body = options.body === undefined ? null : JSON.stringify(options.body)
    const query = options.query ? `?${new URLSearchParams(options.query)}` : ''
    const response = await authorized(call, (identity) =>
      send(
        baseUrl + call.path + query,
        { method: call.method, headers: { ...headers, ...identity }, body },
        patienceFor(call),
        options.signal,
      ),
    )
    return readAnswer(response, call.response as v.GenericSchema<unknown, CallResponse<Name>>, call.media)
  }

  return {
    call(name, { signal, ...options } = {}) {
      const ownSignal = signal && { signal }
      if (calls[name].method === 'GET') return ask(name, { ...options, ...ownSignal })
      return withRepetitionKey(JSON.stringify([name, options]), (key) =>
        ask(name, { ...options, ...ownSignal }, { 'idempotency-key': key }),
      )
    },
  }
}
