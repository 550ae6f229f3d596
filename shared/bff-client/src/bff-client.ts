import {
  type Call,
  type CallBody,
  type CallName,
  type CallQuery,
  type CallResponse,
  CHANGE_ID_HEADER,
  calls,
  type TenantId,
  toJson,
} from '@portal/contracts'
import type { FirstRead } from '@portal/federation/protocol'
import type * as v from 'valibot'
import { BffError } from './bff-error.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { createIdleTimeout, type RequestTimeout } from './idle-timeout.ts'
import { readPrefetched, type TakePrefetched } from './read-prefetched.ts'
import { readResponse } from './read-response.ts'
import { fetchAhead, READ_TIMEOUT_MS, requestHeaders } from './request-rules.ts'
import { type SentCall, type Session, SessionEndedError } from './session.ts'

/** The BFF waits 10 s for a business system, and then responds with the results of the others. */
const WRITE_TIMEOUT_MS = 20_000

/** The remote that a client makes calls for. */
export interface CallingRemote {
  /** Its name, such as `mfe-example`. */
  name: string
  /** The calls that it declares. Left out for a release from before they were declared, which may make every call. */
  calls?: readonly string[] | undefined
}

export interface BffClientOptions {
  /** `bffBaseUrl` of the app config. */
  baseUrl: string
  session: Session | null
  /** Left out for the calls of the host, which may make every call. */
  remote?: CallingRemote | undefined
  takePrefetched?: TakePrefetched | undefined
}

interface CallOptions<Name extends CallName> {
  /** What a write sends. */
  body?: CallBody<Name>
  /** Query parameters. */
  query?: CallQuery<Name>
  /** The brand of the data. Default: the last used brand. */
  tenantId?: TenantId
  /** Base version of the value, for versioned calls. */
  version?: number
  /** Ends a read that is no longer needed. */
  signal?: AbortSignal
}

/** Makes the calls of one remote. */
export interface Client {
  /**
   * Makes one call and checks its response against the contract.
   * @throws BffError with a code
   * @throws SessionEndedError when the customer must sign in again
   * @throws Error for a call that the remote does not declare, before anything is sent
   */
  call<Name extends CallName>(name: Name, options?: CallOptions<Name>): Promise<CallResponse<Name>>
  /** The id of the change that led to this response; undefined if it cannot be undone. */
  changeIdOf(response: unknown): string | undefined
}

export interface BffClient extends Client {
  /** Sends a read whose response another client takes by `takePrefetched`. */
  sendAhead(read: Omit<FirstRead, 'at'>, tenantId: TenantId | undefined): Promise<Response>
}

function headersFor(call: Call, options: CallOptions<CallName>): Record<string, string> {
  return {
    ...requestHeaders({ media: call.media, tenant: call.tenant && options.tenantId }),
    ...(options.body !== undefined && { 'content-type': 'application/json' }),
    ...(call.versioned && options.version !== undefined && { 'if-match': `"${options.version}"` }),
  }
}

/** A streamed call may take longer while data arrives. */
function timeoutFor({ method, streamed }: Call): RequestTimeout {
  if (streamed) return createIdleTimeout(READ_TIMEOUT_MS)
  const signal = AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
  return { signal, watch: (response) => response }
}

async function send(
  url: string,
  init: RequestInit,
  { signal: timeout, watch }: RequestTimeout,
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
 * Gets the headers of the session. The host may have its own copy of this package, so an ended session is recognised by
 * the name of its error. After any other failure the customer is still signed in and can retry.
 */
async function identify(session: Session, call: SentCall, refused?: Record<string, string>) {
  try {
    return await session.authorize(refused, call)
  } catch (cause) {
    const isEnd = cause instanceof Error && cause.name === 'SessionEndedError'
    throw isEnd
      ? new SessionEndedError(cause.message, { cause })
      : new BffError('unavailable', undefined, { cause })
  }
}

/** A renewed token helps neither a call that needs reauthentication (RFC 9470), nor a proof that is refused again. */
const isTokenRefused = ({ status, headers }: Response) =>
  status === 401 &&
  !/insufficient_user_authentication|invalid_dpop_proof/.test(headers.get('www-authenticate') ?? '')

/** A new proof for the same token, by the clock of the BFF: that of the device may be wrong (RFC 9449 section 11.1). */
const isProofRefused = ({ headers }: Response) =>
  headers.get('www-authenticate')?.includes('invalid_dpop_proof')

/** Creates the typed client. A 401 renews the session once and repeats the call; so does a refused proof, with a new one. */
export function createBffClient({ baseUrl, session, remote, takePrefetched }: BffClientOptions): BffClient {
  const withIdempotencyKey = createIdempotencyKeys()
  const changeIds = new WeakMap<object, string>()

  async function authorized(
    { public: isPublic, method, path }: Pick<Call, 'public' | 'method'> & { path: string },
    request: (headers: Record<string, string>) => Promise<Response>,
  ) {
    if (isPublic) return request({})
    if (!session) throw new SessionEndedError()
    const call = { method, url: new URL(baseUrl + path, location.href).href }
    const again = ({ headers }: Response) => ({ ...call, date: headers.get('date') ?? undefined })
    let headers = await identify(session, call)
    let response = await request(headers)
    if (isProofRefused(response)) {
      headers = await identify(session, again(response))
      response = await request(headers)
    }
    return isTokenRefused(response) ? request(await identify(session, again(response), headers)) : response
  }

  async function sendCall<Name extends CallName>(
    name: Name,
    options: CallOptions<Name>,
    extraHeaders?: Record<string, string>,
  ): Promise<CallResponse<Name>> {
    const call: Call = calls[name]
    const headers = {
      ...headersFor(call, options),
      ...(remote && { 'portal-remote': remote.name }),
      ...extraHeaders,
    }
    // Without a value there is no text either.
    const body = toJson(options.body)
    const query = options.query ? `?${new URLSearchParams(options.query)}` : ''
    const prefetched = call.method === 'GET' && !query ? takePrefetched?.(call.path) : undefined
    const response =
      (prefetched && (await readPrefetched(prefetched, call, options.tenantId))) ??
      (await authorized(call, (identity) =>
        send(
          baseUrl + call.path + query,
          { method: call.method, headers: { ...headers, ...identity }, body },
          timeoutFor(call),
          options.signal,
        ),
      ))
    const schema = call.response as v.GenericSchema<unknown, CallResponse<Name>>
    const result = await readResponse(response, schema, call.media)
    const changeId = response.headers.get(CHANGE_ID_HEADER)
    if (changeId) changeIds.set(result, changeId)
    return result
  }

  return {
    changeIdOf: (response) => changeIds.get(response as object),
    sendAhead({ path, tenant }, tenantId) {
      const headers = requestHeaders({ tenant: tenant && tenantId })
      return authorized({ method: 'GET', path }, (identity) =>
        fetchAhead(baseUrl + path, { ...headers, ...identity }),
      )
    },
    async call(name, options = {}) {
      if (remote?.calls?.includes(name) === false) {
        const error = new Error(`${remote.name} does not declare ${name}`)
        // biome-ignore lint/suspicious/noConsole: a card or a toast only says that something failed; tests and the gate read this
        console.error(error)
        throw error
      }
      if (calls[name].method === 'GET') return sendCall(name, options)
      return withIdempotencyKey(toJson([name, { ...options, signal: null }]), (key) =>
        sendCall(name, options, { 'idempotency-key': key }),
      )
    },
  }
}
