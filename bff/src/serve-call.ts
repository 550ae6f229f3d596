import { Readable } from 'node:stream'
import {
  type Call,
  type CallName,
  type CallResponse,
  CHANGE_ID_HEADER,
  calls,
  protectionOf,
  TENANT_HEADER,
} from '@portal/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordEvent } from './audit/audit.repository.ts'
import { type Authenticate, type Caller, requireEntryStill } from './authentication/authenticate.ts'
import type { RequireRight } from './authentication/client-rights.ts'
import { type CallInput, type Change, type CheckedInput, inputOf } from './call-input.ts'
import type { Database } from './database/open-database.ts'
import type { Cipher } from './encryption/cipher.ts'
import { keyedRequest, runOnce, storedResponse } from './idempotency/run-once.ts'
import { limitOf } from './limits/call-gate.ts'
import { createWriteQueue } from './limits/write-queue.ts'
import { compressionOf } from './request/compression.ts'
import { requireStepUp, type TakeStepUp } from './step-up/step-up.rules.ts'
import { readsNoBrand } from './tenant/tenant.rules.ts'
import { changeIdOf, recordChange } from './undo/record-change.rules.ts'
import { scopeOf } from './undo/reversible-calls.ts'
import { isReversible } from './undo/reversible-changes.repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for all calls that are not public. */
    caller: Caller | null
  }
}

/** A streamed response is sent as its JSON text. */
type HandlerResult<Name extends CallName> = (typeof calls)[Name] extends { streamed: true }
  ? Readable
  : CallResponse<Name>

type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  reply: FastifyReply,
) => Promise<HandlerResult<Name>>

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Registers the route of a call under its path in the table of calls. */
export type ServeCall = <Name extends CallName>(name: Name, handler: Handler<Name>) => void

/** What the audit trail records of the response: ids and outcomes, no values. */
function detailOf(response: unknown): object | undefined {
  if (typeof response !== 'object' || response === null) return undefined
  const { id, item, pending, results } = response as {
    id?: string
    item?: { id: string } | null
    pending?: { id: string }
    results?: unknown
  }
  const itemId = item?.id ?? pending?.id ?? id
  return itemId || results ? { itemId, results } : undefined
}

const trailOf = (
  event: string,
  customerId: string,
  { requestId, tenantId, remote }: CheckedInput,
  { response, changeId }: { response: unknown; changeId?: string | undefined },
) => {
  const detail = { ...detailOf(response), ...(changeId && { changeId }), ...(remote && { remote }) }
  return {
    customerId,
    event,
    requestId,
    tenantId,
    ...(Object.keys(detail).length > 0 && { detail }),
  }
}

const guardedCall = (name: CallName) => ({ ...(calls[name] as Call), ...protectionOf(name) })

interface ServeCallParts {
  cipher: Cipher
  authenticate: Authenticate
  requireRight: RequireRight
}

/** Every call needs a token unless the table of calls says `public`. The token is checked before a body is read. */
export function createServeCall(
  app: FastifyInstance,
  db: Database,
  { cipher, authenticate, requireRight }: ServeCallParts,
): ServeCall {
  app.decorateRequest('caller', null)
  const queueWrite = createWriteQueue()

  function handleWrite<Name extends CallName>(name: Name, handler: Handler<Name>) {
    const guarded = guardedCall(name)
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const input = inputOf(name, request)
      const keyed = keyedRequest(name, request.headers['idempotency-key']?.toString(), input)
      const customerId = input.account?.customerId
      const scope = scopeOf(name, customerId, input.tenantId)
      const changeId = changeIdOf(keyed)
      const offeringUndo = async <Response>(response: Response) => {
        if (scope && (await isReversible(db, scope.customerId, changeId)))
          reply.header(CHANGE_ID_HEADER, changeId)
        return response
      }
      const earlier = keyed && (await storedResponse(db, keyed))
      if (earlier !== undefined) return offeringUndo(earlier)

      const changeWith =
        (takeStepUp: TakeStepUp): Change =>
        (write) =>
          db.transaction().execute((transaction) =>
            runOnce(transaction, keyed, async (trx) => {
              if (request.caller?.account) await requireEntryStill(trx, request.caller, guarded)
              await takeStepUp(trx)
              const written = scope
                ? await recordChange({ trx, cipher }, { ...scope, id: changeId }, () => write(trx))
                : { response: await write(trx) }
              // Only the handler knows a caller without an account, and records it.
              if (customerId) await recordEvent(trx, trailOf(name, customerId, input, written))
              return written.response
            }),
          )
      try {
        const change = changeWith(await requireStepUp(db, { name, caller: request.caller, input }))
        return await offeringUndo(await handler({ ...input, change } as unknown as CallInput<Name>, reply))
      } catch (error) {
        // A parallel duplicate of a write may find the first one's work done before it runs.
        const response = keyed && (await storedResponse(db, keyed))
        if (response === undefined) throw error
        return offeringUndo(response)
      }
    }
  }

  const queued =
    (handle: Handle): Handle =>
    (request, reply) =>
      request.caller
        ? queueWrite(request.caller.signIn.subject, () => handle(request, reply))
        : handle(request, reply)

  return (name, handler) => {
    const call: Call = calls[name]
    const guarded = guardedCall(name)
    const handle = call.method === 'GET' ? handleRead(db, name, handler) : queued(handleWrite(name, handler))
    app.route({
      method: call.method,
      url: call.path,
      // Balancers call the probes without a limit.
      config: { addressLimit: call.public && call.path.startsWith('/api/') ? limitOf(guarded) : 'none' },
      onRequest: call.public
        ? []
        : [
            async (request: FastifyRequest, reply: FastifyReply) => {
              request.caller = await authenticate(request, guarded)
              const { signIn, account } = request.caller
              requireRight(signIn.clientId, name)
              if (account && readsNoBrand(account, call, request.headers)) return reply.code(204).send()
            },
          ],
      compress: compressionOf(name),
      handler: async (request, reply) => {
        if (call.status) reply.code(call.status)
        const result = await handle(request, reply)
        if (call.versioned) setVersion(reply, result)
        if (result instanceof Readable) return sendJsonStream(request, reply, result)
        return result instanceof Blob ? sendFile(reply, result) : result
      },
    })
  }
}

function handleRead<Name extends CallName>(db: Database, name: Name, handler: Handler<Name>): Handle {
  return async (request, reply) => {
    const input = inputOf(name, request)
    const takeStepUp = await requireStepUp(db, { name, caller: request.caller, input })
    await takeStepUp(db)
    if (input.tenantId) reply.header(TENANT_HEADER, input.tenantId)
    return handler(input as unknown as CallInput<Name>, reply)
  }
}

async function sendFile(reply: FastifyReply, file: Blob) {
  return reply.type(file.type).send(Buffer.from(await file.arrayBuffer()))
}

/** A failing stream closes the connection, so that the client notices the incomplete text. */
function sendJsonStream(request: FastifyRequest, reply: FastifyReply, text: Readable) {
  text.once('error', (err) => request.log.error({ err }, 'response broke off'))
  return reply.type('application/json; charset=utf-8').send(text)
}

function setVersion(reply: FastifyReply, response: unknown): void {
  const versioned = typeof response === 'object' && response && 'item' in response ? response.item : response
  if (typeof versioned === 'object' && versioned && 'version' in versioned) {
    reply.header('ETag', `"${versioned.version}"`)
  }
}
