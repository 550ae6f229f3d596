import { setTimeout } from 'node:timers/promises'
import { type Call, type CallLimit, type CallProtection, commonLimits } from '@portal/contracts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problem/problem-error.ts'

export type CommonLimits = Record<keyof typeof commonLimits, CallLimit>

/** A client that repeats a refused call without a pause sends one per second on each connection. */
const REFUSAL_DELAY_MS = 1000
/** Delayed refusals cost memory: further ones of a caller are sent at once. */
const MAX_DELAYED_REFUSALS = 200

type LimitedCall = Pick<Call, 'method' | 'public'> & Pick<CallProtection, 'countedAs'>

export type LimitKind = keyof CommonLimits

/** The common limit of a call. */
export const limitOf = ({ method, public: isPublic, countedAs }: LimitedCall): LimitKind => {
  if (countedAs) return countedAs
  if (isPublic) return 'public'
  return method === 'GET' ? 'read' : 'write'
}

/**
 * Counts the calls of each caller in this process, before the first database query. Limits that hold across all BFFs
 * belong to the calls.
 */
export function createCallGate(limits: CommonLimits = commonLimits) {
  const limiterOf = ({ most, withinSeconds }: CallLimit) =>
    new RateLimiterMemory({ points: most, duration: withinSeconds })
  const limiters = {
    read: limiterOf(limits.read),
    write: limiterOf(limits.write),
    public: limiterOf(limits.public),
    report: limiterOf(limits.report),
    notice: limiterOf(limits.notice),
    ticket: limiterOf(limits.ticket),
  }
  const held = new Map<string, number>()

  async function hold(caller: string): Promise<void> {
    const count = held.get(caller) ?? 0
    if (count >= MAX_DELAYED_REFUSALS) return
    held.set(caller, count + 1)
    await setTimeout(REFUSAL_DELAY_MS)
    const left = (held.get(caller) ?? 1) - 1
    if (left > 0) held.set(caller, left)
    else held.delete(caller)
  }

  /**
   * @param caller the subject of a token, or the address or network of any other request
   * @throws `too-many-requests`, after a pause
   */
  return async (kind: LimitKind, caller: string): Promise<void> => {
    try {
      await limiters[kind].consume(caller)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      await hold(caller)
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new ProblemError('too-many-requests', { retryAfter, log: `limit of ${kind} calls reached` })
    }
  }
}

export type CallGate = ReturnType<typeof createCallGate>
