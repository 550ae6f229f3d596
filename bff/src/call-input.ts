import { bodies, type Call, type CallName, calls, type TenantId } from '@portal/contracts'
import type { FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Caller, SignedInAccount } from './authentication/authenticate.ts'
import type { Database } from './database/open-database.ts'
import { callingRemote } from './request/calling-remote.ts'
import { expectedVersion } from './request/expected-version.ts'
import { lineOf } from './request/network-of.ts'
import { requireNoBody, validInput } from './request/valid-input.ts'
import { effectiveTenant } from './tenant/tenant.rules.ts'

/**
 * Runs the write of a call in one transaction with its audit trail and its stored response for retries. Business
 * systems are called before: a transaction that waits for them would block a connection, and on PGlite the whole
 * database.
 */
export type Change = <Result>(write: (trx: Database) => Promise<Result>) => Promise<Result>

type When<Name extends CallName, Shape, Part> = (typeof calls)[Name] extends Shape ? Part : unknown

/** The checked input of a handler, exactly as declared in the tables of calls and bodies. */
export type CallInput<Name extends CallName> = {
  requestId: string
  /** The caller's address, for limits: of IPv6 the network. */
  address: string
  /** Set by the caller: only names of known browsers and systems may be shown from it. */
  userAgent: string | undefined
} & ((typeof calls)[Name] extends { public: true }
  ? unknown
  : (typeof calls)[Name] extends { withoutAccount: true }
    ? { caller: Caller }
    : { account: SignedInAccount }) &
  ((typeof calls)[Name] extends { method: 'GET' } ? unknown : { change: Change }) &
  When<Name, { tenant: true }, { tenantId: TenantId }> &
  When<Name, { versioned: true }, { version: number }> &
  ((typeof calls)[Name] extends { query: infer Query extends v.GenericSchema }
    ? { query: v.InferOutput<Query> }
    : unknown) &
  (Name extends keyof typeof bodies ? { body: v.InferOutput<(typeof bodies)[Name]> } : unknown)

const bodyOf = (name: CallName): v.GenericSchema | undefined =>
  (bodies as { [Name in CallName]?: v.GenericSchema })[name]

function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Error('The call was not authenticated')
  return caller
}

function signedIn(request: FastifyRequest): SignedInAccount {
  const { account } = callerOf(request)
  if (!account) throw new Error('The call requires an account')
  return account
}

/** The input fields that any call may have. */
export interface CheckedInput {
  requestId: string
  address: string
  userAgent: string | undefined
  account?: SignedInAccount
  /** Set instead of the account for calls that do not require one. */
  caller?: Caller
  tenantId?: TenantId
  version?: number
  /** The remote that a change comes from, as its page claims. */
  remote?: string | undefined
  query?: unknown
  body?: unknown
}

/** @throws the first refusal that applies before the handler runs */
export function inputOf(name: CallName, request: FastifyRequest): CheckedInput {
  const call: Call = calls[name]
  const body = bodyOf(name)
  if (!body) requireNoBody(request.body)
  return {
    requestId: request.id,
    address: lineOf(request.ip),
    userAgent: request.headers['user-agent'],
    ...(call.withoutAccount && { caller: callerOf(request) }),
    ...(!call.public && !call.withoutAccount && { account: signedIn(request) }),
    ...(call.tenant && { tenantId: effectiveTenant(signedIn(request), request.headers) }),
    ...(call.versioned && { version: expectedVersion(request.headers['if-match']) }),
    ...(call.method !== 'GET' && { remote: callingRemote(request) }),
    ...(call.query && { query: validInput(call.query, request.query) }),
    ...(body && { body: validInput(body, request.body) }),
  }
}
