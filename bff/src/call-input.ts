import { bodies, type Call, type CallName, calls, type TenantId } from '@portal/contracts'
import type { FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Caller, SignedInAccount } from './authentication/authenticate.ts'
import type { Database } from './database/open-database.ts'
import { expectedVersion } from './request/expected-version.ts'
import { demandNoBody, validInput } from './request/valid-input.ts'
import { effectiveTenant } from './tenant/tenant.rules.ts'

/**
 * Runs the writing part of a call in one transaction with its trail and its answer for repetitions. Business systems
 * are asked before: a transaction that waits for them would hold a connection, and on PGlite the whole database.
 */
export type Change = <Answer>(write: (trx: Database) => Promise<Answer>) => Promise<Answer>

type When<Name extends CallName, Shape, Part> = (typeof calls)[Name] extends Shape ? Part : unknown

/** What a call's handler is given, checked before: exactly what the tables of calls and bodies say that it needs. */
export type CallInput<Name extends CallName> = {
  requestId: string
  /** Of who calls, for limits. */
  address: string
  /** Chosen by the caller: only names of known browsers and systems may be told from it. */
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
  if (!account) throw new Error('The call takes customers alone')
  return account
}

/** A call's input as far as every call may have it. */
export interface CheckedInput {
  requestId: string
  address: string
  userAgent: string | undefined
  account?: SignedInAccount
  /** Instead of the account, of a call that takes who has none. */
  caller?: Caller
  tenantId?: TenantId
  version?: number
  query?: unknown
  body?: unknown
}

/** @throws the first of what a call can be refused for before its handler runs */
export function inputOf(name: CallName, request: FastifyRequest): CheckedInput {
  const call: Call = calls[name]
  const body = bodyOf(name)
  if (!body) demandNoBody(request.body)
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    ...(call.withoutAccount && { caller: callerOf(request) }),
    ...(!call.public && !call.withoutAccount && { account: signedIn(request) }),
    // A header without a value is none.
    ...(call.tenant && {
      tenantId: effectiveTenant(signedIn(request), request.headers.tenant?.toString() || undefined),
    }),
    ...(call.versioned && { version: expectedVersion(request.headers['if-match']) }),
    ...(call.query && { query: validInput(call.query, request.query) }),
    ...(body && { body: validInput(body, request.body) }),
  }
}
