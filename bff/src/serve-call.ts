import { Readable } from 'node:stream'
import { type Call, type CallName, type CallResponse, calls, protectionOf } from '@portal/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordEvent } from './audit/audit.repository.ts'
import { type Authenticate, type Caller, demandEntryStill } from './authentication/authenticate.ts'
import { demandRecentSignIn } from './authentication/recent-sign-in.ts'
import { type CallInput, type Change, type CheckedInput, inputOf } from './call-input.ts'
import type { Database } from './database/open-database.ts'
import { earlierAnswer, keyedRequest, runOnce } from './idempotency/run-once.ts'
import type { CallGate } from './limits/call-gate.ts'
import { createWritesInTurn } from './limits/writes-in-turn.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for all calls that are not public. */
    caller: Caller | null
  }
}

/** A streamed response is sent as its JSON text. */
type Answer<Name extends CallName> = (typeof calls)[Name] extends { streamed: true }
  ? Readable
  : CallResponse<Name>

type Handler<Name extends CallName> = (input: CallInput<Name>, reply: FastifyReply) => Promise<Answer<Name>>

/** Registers the route of a call under its path in the table of calls. */
export type ServeCall = <Name extends CallName>(name: Name, handler: Handler<Name>) => void

/** What the audit trail records of the response: ids and outcomes, no values. */
function detailOf(answer: unknown): object | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { id, item, pending, results } = answer as {
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
  { requestId, tenantId }: CheckedInput,
  answer: unknown,
) => ({
  customerId,
  event,
  requestId,
  tenantId,
  detail: detailOf(answer),
})

const guardedCall = (name: CallName) => ({ ...(calls[name] as Call), ...protectionOf(name) })

/** Every call needs a token unless the table of calls says `public`. The token is checked before a body is read. */
export function createServeCall(
  app: FastifyInstance,
  db: Database,
  { authenticate, passGate }: { authenticate: Authenticate; passGate: CallGate },
): ServeCall {
  app.decorateRequest('caller', null)
  const inTurn = createWritesInTurn()

  function answerWrite<Name extends CallName>(name: Name, handler: Handler<Name>) {
    const guarded = guardedCall(name)
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const input = inputOf(name, request)
      const keyed = keyedRequest(name, request.headers['idempotency-key']?.toString(), input)
      const earlier = keyed && (await earlierAnswer(db, keyed))
      if (earlier !== undefined) return earlier

      const change: Change = (write) =>
        db.transaction().execute((transaction) =>
          runOnce(transaction, keyed, async (trx) => {
            if (request.caller?.account) await demandEntryStill(trx, request.caller, guarded)
            const answer = await write(trx)
            // Only the handler knows a caller without an account, and records it.
            const customerId = input.account?.customerId
            if (customerId) await recordEvent(trx, trailOf(name, customerId, input, answer))
            return answer
          }),
        )
      try {
        return await handler({ ...input, change } as unknown as CallInput<Name>, reply)
      } catch (error) {
        // A parallel duplicate of a write may find the first one's work done before it runs.
        const answer = keyed && (await earlierAnswer(db, keyed))
        if (answer === undefined) throw error
        return answer
      }
    }
  }

  type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

  const takeTurns =
    (answer: Answer): Answer =>
    (request, reply) =>
      request.caller
        ? inTurn(request.caller.signIn.subject, () => answer(request, reply))
        : answer(request, reply)

  /** Balancers call the probes without a limit. */
  const passPublicGate = async (call: Call, { ip }: FastifyRequest) => {
    if (call.path.startsWith('/api/')) await passGate(call, ip)
  }

  const answerRead =
    <Name extends CallName>(name: Name, handler: Handler<Name>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      handler(inputOf(name, request) as unknown as CallInput<Name>, reply)

  return (name, handler) => {
    const call: Call = calls[name]
    const guarded = guardedCall(name)
    const answer = call.method === 'GET' ? answerRead(name, handler) : takeTurns(answerWrite(name, handler))
    app.route({
      method: call.method,
      url: call.path,
      onRequest: call.public
        ? [(request: FastifyRequest) => passPublicGate(call, request)]
        : [
            async (request: FastifyRequest) => {
              request.caller = await authenticate(request, guarded)
              if (guarded.stepUp) demandRecentSignIn(request.caller.signIn)
            },
          ],
      handler: async (request, reply) => {
        if (call.status) reply.code(call.status)
        const result = await answer(request, reply)
        if (call.versioned) setVersion(reply, result)
        if (result instanceof Readable) return sendJsonStream(request, reply, result)
        return result instanceof Blob ? sendFile(reply, result) : result
      },
    })
  }
}

async function sendFile(reply: FastifyReply, file: Blob) {
  return reply.type(file.type).send(Buffer.from(await file.arrayBuffer()))
}

/** A failing stream closes the connection, so that the client notices the incomplete text. */
function sendJsonStream(request: FastifyRequest, reply: FastifyReply, text: Readable) {
  text.once('error', (err) => request.log.error({ err }, 'answer broke off'))
  return reply.type('application/json; charset=utf-8').send(text)
}

function setVersion(reply: FastifyReply, answer: unknown): void {
  const versioned = typeof answer === 'object' && answer && 'item' in answer ? answer.item : answer
  if (typeof versioned === 'object' && versioned && 'version' in versioned) {
    reply.header('ETag', `"${versioned.version}"`)
  }
}
